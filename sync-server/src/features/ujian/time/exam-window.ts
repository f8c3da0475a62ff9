import { sessionSpan, shiftTime } from '@spmb/shared/kernel/zone.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';

const minuteMs = 60_000;

/** Instants of a participant's exam row: session start and end as shifted, and its tolerance. */
export function examWindow(row: Pick<JadwalOfPeserta, 'baris' | 'jadwal' | 'sesi' | 'zona' | 'geser_menit'>) {
  const planned = sessionSpan(row.baris.tanggal, row.sesi.jam_mulai, row.sesi.jam_selesai, row.zona);
  const [mulaiMs, selesaiMs] = [planned.mulaiMs, planned.selesaiMs].map(
    (ms) => ms + row.geser_menit * minuteMs,
  ) as [number, number];
  return { mulaiMs, selesaiMs, toleransiMs: row.jadwal.toleransi_menit * minuteMs };
}

/** Local times of the session as shifted, for reading. */
export const shownTimes = ({ sesi, geser_menit }: Pick<JadwalOfPeserta, 'sesi' | 'geser_menit'>) => ({
  jam_mulai: shiftTime(sesi.jam_mulai, geser_menit),
  jam_selesai: shiftTime(sesi.jam_selesai, geser_menit),
});
