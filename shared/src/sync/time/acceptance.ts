import { localDate, sessionSpan, type Zone } from '../../kernel/zone.ts';

const minuteMs = 60_000;
/** Without `toleransi_kirim` answers are taken at least this long after the last moment. */
const lateAnswersMs = 2 * 60 * minuteMs;
/** What a sheet sends as it closes at its last moment is then still on its way. */
const lastBatchMs = 30_000;

export interface AcceptanceInput {
  /** Last moment of the attempt: session end, tolerance, grants and shifts. */
  lastMomentMs: number;
  /** When it was finished, by whom ever; null: nobody has. */
  finishedMs: number | null;
  /** `toleransi_kirim` of its schedule, minutes after the last moment; null: it names none. */
  toleranceMinutes: number | null;
  zone: Zone;
  /** When its room was closed; null: it is open. */
  closedMs: number | null;
}

/** 23.59 of the day that the last moment falls on, which is not the session's date where it crosses midnight. */
const endOfDayMs = (lastMomentMs: number, zone: Zone): number =>
  sessionSpan(localDate(lastMomentMs, zone), '00:00', '23:59', zone).selesaiMs;

/**
 * Until when answers of an attempt count when they arrive. In an open room as the schedule says: `toleransi_kirim`
 * minutes after the last moment, or until the end of its day and never less than two hours (S14). The closing of the
 * room ends it at the later of the press and the attempt's own end, but never takes what `toleransi_kirim` promises and
 * never adds to what the schedule gives (S27).
 */
export function acceptUntilMs(input: AcceptanceInput): number {
  const { lastMomentMs, finishedMs, toleranceMinutes, zone, closedMs } = input;
  if (toleranceMinutes !== null) return lastMomentMs + toleranceMinutes * minuteMs;
  const defaultMs = Math.max(endOfDayMs(lastMomentMs, zone), lastMomentMs + lateAnswersMs);
  if (closedMs === null) return defaultMs;
  return Math.min(defaultMs, Math.max(closedMs, finishedMs ?? lastMomentMs + lastBatchMs));
}
