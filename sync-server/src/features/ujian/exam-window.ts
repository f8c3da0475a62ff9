import { sessionSpan, shiftTime } from '@spmb/shared/kernel/zone.ts';
import type { JadwalOfPeserta } from './jadwal-of-peserta.queries.ts';

const minuteMs = 60_000;
/** Answers count at least this long after the last moment. */
export const lateAnswersMs = 2 * 60 * minuteMs;

/** Instants of a participant's exam row: session start and end as shifted, its tolerance, and the end of its day. */
export function examWindow(row: Pick<JadwalOfPeserta, 'baris' | 'jadwal' | 'sesi' | 'zona' | 'geser_menit'>) {
  const planned = sessionSpan(row.baris.tanggal, row.sesi.jam_mulai, row.sesi.jam_selesai, row.zona);
  const [mulaiMs, selesaiMs] = [planned.mulaiMs, planned.selesaiMs].map(
    (ms) => ms + row.geser_menit * minuteMs,
  ) as [number, number];
  const endOfDayMs = sessionSpan(row.baris.tanggal, '00:00', '23:59', row.zona).selesaiMs;
  return { mulaiMs, selesaiMs, toleransiMs: row.jadwal.toleransi_menit * minuteMs, endOfDayMs };
}

/** Local times of the session as shifted, for reading. */
export const shownTimes = ({ sesi, geser_menit }: Pick<JadwalOfPeserta, 'sesi' | 'geser_menit'>) => ({
  jam_mulai: shiftTime(sesi.jam_mulai, geser_menit),
  jam_selesai: shiftTime(sesi.jam_selesai, geser_menit),
});

/**
 * Until when late answers count (S14): `toleransiKirim` minutes after the last moment, which grants move; without it
 * until the end of the day and at least two hours. `orUntilMs`: the end of the day, or what was promised before.
 */
export const acceptUntilMs = (
  toleransiKirim: number | null,
  lastMomentMs: number,
  orUntilMs: number,
): number =>
  toleransiKirim === null
    ? Math.max(orUntilMs, lastMomentMs + lateAnswersMs)
    : lastMomentMs + toleransiKirim * minuteMs;
