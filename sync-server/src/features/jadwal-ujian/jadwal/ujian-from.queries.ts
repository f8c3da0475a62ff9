import { asc, gte, inArray, sql } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalOfBaris, sesiOfBaris } from './joins.queries.ts';
import { geserOfBaris, shiftSesi } from './geser-sesi.table.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from './jadwal-ujian.table.ts';

/** Exams of these participants from a date on (YYYY-MM-DD), each participant's in their order, with times as shifted. */
export async function listUjianFrom(read: Reader, pesertaIds: readonly string[], tanggal: string) {
  const rows = await read
    .select({
      peserta_id: jadwalUjianPeserta.peserta_id,
      jadwal: jadwalUjian.name,
      tanggal: jadwalUjianPeserta.tanggal,
      sesi: jadwalUjianSesi.name,
      jam_mulai: jadwalUjianSesi.jam_mulai,
      jam_selesai: jadwalUjianSesi.jam_selesai,
      geser_menit: geserOfBaris(),
      ruang: jadwalUjianPeserta.ruang,
      kursi: jadwalUjianPeserta.kursi,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        inArray(jadwalUjianPeserta.peserta_id, [...pesertaIds]),
        gte(jadwalUjianPeserta.tanggal, tanggal),
      ),
    )
    .orderBy(
      asc(jadwalUjianPeserta.tanggal),
      asc(jadwalUjianSesi.jam_mulai),
      sql`lower(${jadwalUjian.name})`,
    );
  return rows.map(shiftSesi);
}

/** Exams of a participant from a date on (YYYY-MM-DD) in their order, with times as shifted. */
export async function listUjianOfPeserta(read: Reader, pesertaId: string, tanggal: string) {
  const rows = await listUjianFrom(read, [pesertaId], tanggal);
  return rows.map(({ peserta_id: _, ...one }) => one);
}
