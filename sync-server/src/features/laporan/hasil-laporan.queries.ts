import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { isTerbit, type HasilTerbit } from '../seleksi/terbit.queries.ts';

/** Rows of one turn. */
const portion = 500;

/** What is published at an instant, in portions; without one also what waits for its time. */
export async function* eachHasil(read: Reader, nowMs?: number): AsyncGenerator<HasilTerbit[]> {
  const { peserta_id, terbit_ms } = hasilSeleksi;
  const isSeen = nowMs === undefined ? ofSchool(hasilSeleksi, isNotNull(terbit_ms)) : isTerbit(nowMs);
  let after = '';
  for (;;) {
    const rows = await read
      .select()
      .from(hasilSeleksi)
      .where(and(isSeen, gt(peserta_id, after)))
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
