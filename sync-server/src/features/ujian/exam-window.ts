import { sessionSpan } from '@spmb/shared/kernel/zone.ts';
import type { JadwalOfPeserta } from './jadwal-of-peserta.queries.ts';

const minuteMs = 60_000;
const lateAnswersMs = 2 * 60 * minuteMs;

/** Instants of a participant's exam row: session start and end, its tolerance, and the end of its day. */
export function examWindow(row: Pick<JadwalOfPeserta, 'baris' | 'jadwal' | 'sesi' | 'zona'>) {
  const { mulaiMs, selesaiMs } = sessionSpan(
    row.baris.tanggal,
    row.sesi.jam_mulai,
    row.sesi.jam_selesai,
    row.zona,
  );
  const endOfDayMs = sessionSpan(row.baris.tanggal, '00:00', '23:59', row.zona).selesaiMs;
  return { mulaiMs, selesaiMs, toleransiMs: row.jadwal.toleransi_menit * minuteMs, endOfDayMs };
}

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
