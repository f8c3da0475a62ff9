import type { PeristiwaBerkas } from '@spmb/shared/pendaftaran/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { lockPendaftar } from './berkas.queries.ts';
import { peralihanBerkas } from './berkas.table.ts';

/**
 * The act that was carried out already under this id, of these; undefined: none. The applicant is locked before: asked twice
 * at once, the second sees what the first has done. Refuses (409) an id that belongs to another act or to another file: its
 * answer would tell of something that never was.
 */
export async function findDone(
  tx: Transaction,
  pesertaId: string,
  operasiId: string,
  events: readonly PeristiwaBerkas[],
): Promise<PeristiwaBerkas | undefined> {
  await lockPendaftar(tx, pesertaId);
  const [row] = await tx
    .select()
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, eq(peralihanBerkas.operasi_id, operasiId)));
  if (!row) return undefined;
  if (row.peserta_id === pesertaId && events.includes(row.peristiwa)) return row.peristiwa;
  throw new Refusal(
    'Tindakan ini sudah pernah dipakai untuk hal lain. Muat ulang halaman, lalu ulangi.',
    409,
    {
      jenis: 'operasi-terpakai',
    },
  );
}
