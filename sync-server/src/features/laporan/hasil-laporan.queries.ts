import { and, eq, inArray, isNotNull, lte } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { kursiSeleksi } from '../seleksi/kursi.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';

/** What is published at an instant; without one also what waits for its time. */
export const listHasil = (read: Reader, nowMs?: number) =>
  read
    .select()
    .from(hasilSeleksi)
    .where(
      ofSchool(
        hasilSeleksi,
        and(
          isNotNull(hasilSeleksi.terbit_ms),
          nowMs === undefined ? undefined : lte(hasilSeleksi.terbit_ms, nowMs),
        ),
      ),
    );

/** Applicants as papers name them, by id. */
export async function readOrang(read: Reader) {
  const { id, nama, nisn, nomor_peserta, nomor_register, jenis_kelamin, nama_sekolah_asal } = peserta;
  const rows = await read
    .select({ id, nama, nisn, nomor_peserta, nomor_register, jenis_kelamin, nama_sekolah_asal })
    .from(peserta)
    .where(ofSchool(peserta));
  return new Map(rows.map((row) => [row.id, row]));
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
