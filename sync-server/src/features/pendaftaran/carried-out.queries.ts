import type { PeristiwaBerkas } from '@spmb/shared/pendaftaran/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { lockPendaftar } from './berkas.queries.ts';
import { peralihanBerkas } from './berkas.table.ts';

/** What an act of staff asks for, so that it is known again: whatever order its fields are sent in. */
export const sidikOf = (asked: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(asked).sort()))
    .digest('base64url');

/**
 * The act that was carried out already under this id, of these; undefined: none. The applicant is locked before: asked twice
 * at once, the second sees what the first has done. Refuses (409) an id that belongs to another act, to another file, or to
 * the same act with other contents (`sidik`): its answer would tell of something that never was.
 */
export async function findDone(
  tx: Transaction,
  pesertaId: string,
  operasiId: string,
  events: readonly PeristiwaBerkas[],
  sidik: string | null = null,
): Promise<PeristiwaBerkas | undefined> {
  await lockPendaftar(tx, pesertaId);
  const [row] = await tx
    .select()
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, eq(peralihanBerkas.operasi_id, operasiId)));
  if (!row) return undefined;
  const isSame = row.peserta_id === pesertaId && row.sidik === sidik;
  if (isSame && events.includes(row.peristiwa)) return row.peristiwa;
  throw new Refusal(
    'Tindakan ini sudah pernah dipakai untuk hal lain. Muat ulang halaman, lalu ulangi.',
    409,
    {
      jenis: 'operasi-terpakai',
    },
  );
}
