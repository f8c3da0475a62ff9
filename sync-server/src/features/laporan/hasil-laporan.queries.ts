import { and, asc, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { kursiSeleksi } from '../seleksi/kursi.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import type { HasilTerbit } from '../seleksi/terbit.queries.ts';

/** Rows of one turn. */
const portion = 500;

/** What is published at an instant, in portions; without one also what waits for its time. */
export async function* eachHasil(read: Reader, nowMs?: number): AsyncGenerator<HasilTerbit[]> {
  const { peserta_id, terbit_ms } = hasilSeleksi;
  const isSeen = and(isNotNull(terbit_ms), nowMs === undefined ? undefined : lte(terbit_ms, nowMs));
  let after = '';
  for (;;) {
    const rows = await read
      .select()
      .from(hasilSeleksi)
      .where(ofSchool(hasilSeleksi, and(isSeen, gt(peserta_id, after))))
      .orderBy(asc(peserta_id))
      .limit(portion);
    const last = rows.at(-1);
    if (!last) return;
    after = last.peserta_id;
    yield rows;
  }
}

/** Applicants as papers name them, in no order. */
export function listOrang(read: Reader, ids: readonly string[]) {
  const { id, nama, nisn, nomor_peserta, nomor_register, jenis_kelamin, nama_sekolah_asal } = peserta;
  return read
    .select({ id, nama, nisn, nomor_peserta, nomor_register, jenis_kelamin, nama_sekolah_asal })
    .from(peserta)
    .where(ofSchool(peserta, inArray(id, [...ids])));
}

/** Whole rows of applicants, in no order. */
export const listPeserta = (read: Reader, ids: readonly string[]) =>
  read
    .select()
    .from(peserta)
    .where(ofSchool(peserta, inArray(peserta.id, [...ids])));

/** Placements by hand with their reasons. */
export const listAlasanManual = (read: Reader) =>
  read
    .select({ id: kursiSeleksi.peserta_id, alasan: kursiSeleksi.alasan })
    .from(kursiSeleksi)
    .where(ofSchool(kursiSeleksi, eq(kursiSeleksi.jalan, 'manual')));
