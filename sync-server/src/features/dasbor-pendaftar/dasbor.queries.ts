import { asc, eq, inArray, ne } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { alasanVerifikasi } from '../alasan-verifikasi/alasan-verifikasi.table.ts';
import { peralihanBerkas } from '../pendaftaran/berkas.table.ts';

/** What became of an applicant's file as he is told of it, oldest first. */
export const listPeralihan = (read: Reader, pesertaId: string) => {
  const { id, ke, peristiwa, alasan, catatan, dibuat_ms, peserta_id } = peralihanBerkas;
  return read
    .select({ ke, peristiwa, alasan, catatan, dibuat_ms })
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, eq(peserta_id, pesertaId), ne(peristiwa, 'usul-tolak')))
    .orderBy(asc(id));
};

/** Words of reasons by their codes, in the order of the codes; one that is gone keeps its code. */
export async function listAlasan(read: Reader, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const { kode, name } = alasanVerifikasi;
  const rows = await read
    .select({ kode, name })
    .from(alasanVerifikasi)
    .where(ofSchool(alasanVerifikasi, inArray(kode, [...codes])));
  const nameOf = new Map(rows.map((row) => [row.kode, row.name]));
  return codes.map((code) => nameOf.get(code) ?? code);
}
