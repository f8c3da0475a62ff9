import { pengajuan, pengajuanPerbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { asc, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { berkas } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { pemeriksaan } from './pemeriksaan/pemeriksaan.table.ts';

/** Some more than one: of those that are looked for another may be taken meanwhile. */
const most = 5;

/**
 * Files that wait and that nobody has, the oldest submission first, new and corrected ones alike. What this account has
 * proposed to reject waits for somebody else, where the school asks for a second look.
 */
export async function findBerikutnya(read: Reader, nowMs: number, akunId: string): Promise<string[]> {
  const { pemeriksaan_kedua } = await getPengaturan(read, 'pendaftaran');
  const isForAnother = or(
    isNull(pemeriksaan.pengusul),
    ne(pemeriksaan.pengusul, akunId),
    ne(pemeriksaan.usulan_ke, berkas.ke),
  );
  const rows = await read
    .select({ id: peserta.id })
    .from(peserta)
    .innerJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, peserta.id)))
    .leftJoin(pemeriksaan, ofSchool(pemeriksaan, eq(pemeriksaan.peserta_id, peserta.id)))
    .where(
      ofSchool(
        peserta,
        inArray(peserta.status, [pengajuan, pengajuanPerbaikan]),
        or(isNull(pemeriksaan.akun_id), lte(pemeriksaan.sampai_ms, nowMs)),
        pemeriksaan_kedua ? isForAnother : undefined,
      ),
    )
    .orderBy(asc(berkas.dikirim_ms), asc(peserta.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
