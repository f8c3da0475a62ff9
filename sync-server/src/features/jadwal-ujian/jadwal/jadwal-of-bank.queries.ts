import { dayMs, localDate, sessionSpan, type Zone } from '@spmb/shared/kernel/zone.ts';
import { asc, eq, gte, or } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalOfBaris, sesiOfBaris } from './joins.queries.ts';
import { geserOfSesi, shiftSesi } from './geser-sesi.table.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from './jadwal-ujian.table.ts';

const usesBank = (id: string) =>
  or(eq(jadwalUjian.master_soal_id_1, id), eq(jadwalUjian.master_soal_id_2, id));

/** Date and session times, as shifted, of the next schedule that uses a bank and is not over yet (N28); undefined: not scheduled. */
export async function findNextWindow(read: Reader, bankId: string, nowMs: number, zona: Zone) {
  const rows = await read
    .selectDistinct({
      tanggal: jadwalUjianPeserta.tanggal,
      jam_mulai: jadwalUjianSesi.jam_mulai,
      jam_selesai: jadwalUjianSesi.jam_selesai,
      geser_menit: geserOfSesi(),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        // A session of yesterday may end today.
        gte(jadwalUjianPeserta.tanggal, localDate(nowMs - dayMs, zona)),
        usesBank(bankId),
      ),
    )
    .orderBy(asc(jadwalUjianPeserta.tanggal), asc(jadwalUjianSesi.jam_mulai));
  const next = rows.find(({ tanggal, jam_mulai, jam_selesai, geser_menit }) => {
    const { selesaiMs } = sessionSpan(tanggal, jam_mulai, jam_selesai, zona);
    return selesaiMs + geser_menit * 60_000 > nowMs;
  });
  return next && shiftSesi(next);
}

/** Name of a schedule that draws from a bank. */
export async function findJadwalOfBank(queries: Reader, bankId: string): Promise<string | undefined> {
  const rows = await queries
    .select({ name: jadwalUjian.name })
    .from(jadwalUjian)
    .where(ofSchool(jadwalUjian, usesBank(bankId)))
    .limit(1);
  return rows[0]?.name;
}
