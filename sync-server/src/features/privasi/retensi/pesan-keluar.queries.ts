import { count, eq, exists, inArray, not, sql, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { isPesanSelesai } from '../../pesan-keluar/antrean/pesan-selesai.queries.ts';
import { pesanKeluar } from '../../pesan-keluar/antrean/pesan-keluar.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { isTerbuka, one } from './terbuka.queries.ts';

/** Whoever was sent messages whose end was before `sebelumMs`, and of whom nothing is open. */
export function isPesanKeluarLama(read: Reader, sebelumMs: number): SQL {
  const lama = read
    .select(one)
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.peserta_id, peserta.id), isPesanSelesai(sebelumMs)));
  return ofSchool(peserta, exists(lama), not(isTerbuka(read, sebelumMs) ?? sql`false`));
}

/** Messages to each of these people that would go. */
export const hitungPesanKeluar = (read: Reader, sebelumMs: number, ids: readonly string[]) =>
  read
    .select({ id: pesanKeluar.peserta_id, jumlah: count(), ukuran: sql<number>`0`.mapWith(Number) })
    .from(pesanKeluar)
    .where(ofSchool(pesanKeluar, inArray(pesanKeluar.peserta_id, [...ids]), isPesanSelesai(sebelumMs)))
    .groupBy(pesanKeluar.peserta_id);
