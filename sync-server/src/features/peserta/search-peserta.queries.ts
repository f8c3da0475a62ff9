import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { asc } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { pesertaHolds } from './rows/peserta-holds.queries.ts';
import { peserta } from './rows/peserta.table.ts';

const { nama, nomor_peserta, nisn } = peserta;

/**
 * Participants by name, number of either kind, NISN or phone, as the search of the back office shows them; in the
 * order of their numbers. A phone is found however it is written: 0812…, 62812…, +62 812….
 */
export async function searchPeserta(read: Reader, words: string[], limit: number): Promise<HasilCari[]> {
  const rows = await read
    .select({ nama, nomor_peserta, nisn })
    .from(peserta)
    .where(ofSchool(peserta, pesertaHolds(words)))
    .orderBy(asc(nomor_peserta))
    .limit(limit);
  return rows.map((row) => ({
    jenis: 'Peserta',
    title: row.nama,
    detail: row.nisn ? `${row.nomor_peserta} · NISN ${row.nisn}` : row.nomor_peserta,
    route: `/backend/data-peserta?q=${encodeURIComponent(row.nomor_peserta)}`,
  }));
}
