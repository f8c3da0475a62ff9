import { dayMs, localDate, sessionSpan, withDot, type Zone } from '@spmb/shared/kernel/zone.ts';
import { eq, gt, inArray, max } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { geserOfBaris, shiftSesi } from '../jadwal-ujian/jadwal/geser-sesi.table.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { jadwalOfUjian } from '../ujian/attempt/joins.queries.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';

const minuteMs = 60_000;
/** So long before an exam devices prepare themselves and rooms fill. */
const beforeMs = 30 * minuteMs;

/** The exam that runs now or begins soon in any room, as shifted, in words; undefined where the server is free for a rehearsal. */
export async function findUjianDekat(read: Reader, nowMs: number, zona: Zone): Promise<string | undefined> {
  const working = await read
    .select({ nama: jadwalUjian.name })
    .from(ujian)
    .leftJoin(jadwalUjian, jadwalOfUjian)
    .where(
      ofSchool(
        ujian,
        inArray(ujian.status, ['mengerjakan', 'menunggu_kiriman']),
        gt(ujian.batas_akhir_ms, nowMs),
      ),
    )
    .limit(1);
  if (working[0]) return `${working[0].nama ?? 'Ujian'} (masih ada peserta yang mengerjakan)`;
  const dates = [-dayMs, 0, dayMs].map((ms) => localDate(nowMs + ms, zona));
  const { tanggal, jadwal_ujian_sesi_id, jadwal_ujian_id, ruang } = jadwalUjianPeserta;
  const { id, name, jam_mulai, jam_selesai } = jadwalUjianSesi;
  const sessions = await read
    .select({
      tanggal,
      name,
      jam_mulai,
      jam_selesai,
      geser_menit: geserOfBaris(),
      toleransi: max(jadwalUjian.toleransi_menit),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjianSesi, ofSchool(jadwalUjianSesi, eq(id, jadwal_ujian_sesi_id)))
    .innerJoin(jadwalUjian, byId(jadwalUjian, jadwal_ujian_id))
    .where(ofSchool(jadwalUjianPeserta, inArray(tanggal, dates)))
    .groupBy(tanggal, jadwal_ujian_sesi_id, ruang, id, name, jam_mulai, jam_selesai);
  const near = sessions.find((one) => {
    const { mulaiMs, selesaiMs } = sessionSpan(one.tanggal, one.jam_mulai, one.jam_selesai, zona);
    const sinceMs = nowMs - one.geser_menit * minuteMs;
    return mulaiMs - beforeMs <= sinceMs && sinceMs < selesaiMs + (one.toleransi ?? 0) * minuteMs;
  });
  if (!near) return undefined;
  const { jam_mulai: mulai, jam_selesai: selesai } = shiftSesi(near);
  return `${near.name}, ${withDot(mulai)}–${withDot(selesai)} ${zona}`;
}
