import { originShiftMs, stoppedMs, usedTimeMs } from '@spmb/shared/sync/exam-time.ts';
import type { Context } from '../../context.ts';
import type { Attempt } from './attempt.queries.ts';

/** S: milliseconds since the attempt began by the server's clock. */
export const sinceStart = (context: Context, attempt: Attempt): number =>
  Math.max(0, context.clock.nowMs() - attempt.mulai_ms);

/** R: the part of them in which the server was running and the attempt was not closed. */
const serverRan = (context: Context, attempt: Attempt): number =>
  context.state.ranMs() - attempt.jalan_awal_ms;

/** Exam time that has passed, also beyond boleh; `reportedMs` is what the lease holder says. */
export function passedNow(context: Context, attempt: Attempt, reportedMs: number | undefined): number {
  if (attempt.status !== 'mengerjakan' && attempt.status !== 'menunggu_kiriman') return attempt.terpakai_ms;
  return usedTimeMs({
    beforeMs: attempt.terpakai_ms,
    reportedMs,
    sinceStartMs: sinceStart(context, attempt),
    serverRanMs: serverRan(context, attempt),
    pauseMaxMs: attempt.jeda_maks_ms,
  });
}

/** terpakai now (S12). Once boleh is used up nothing runs any more, so it ends there. */
export const usedNow = (context: Context, attempt: Attempt, reportedMs: number | undefined): number =>
  Math.max(attempt.terpakai_ms, Math.min(passedNow(context, attempt, reportedMs), attempt.boleh_ms));

/**
 * What the holder's report at `nowMs` shows to be lost, where its sheet stood still for longer than jeda_maks; the stop
 * began when a device was last heard.
 */
export function noteStop(
  attempt: Attempt,
  usedMs: number,
  reportedMs: number,
  nowMs: number,
): Pick<Attempt, 'henti_ms' | 'henti_sejak_ms'> | undefined {
  const lostMs = stoppedMs({ beforeMs: attempt.terpakai_ms, reportedMs, usedMs });
  if (lostMs === 0) return undefined;
  // Who goes on at another device has registered there a moment ago, which was no end of the stop.
  return {
    henti_ms: attempt.henti_ms + lostMs,
    henti_sejak_ms: Math.min(attempt.kontak_ms, nowMs - lostMs),
  };
}

/** jalan_awal_ms after a grant: the time in which the attempt was closed, or had no time left, was no exam time. */
export function originAfterGrant(context: Context, attempt: Attempt): number {
  const closedSinceMs = Math.min(attempt.selesai_ms ?? Infinity, attempt.batas_akhir_ms);
  const shift = originShiftMs({
    serverRanMs: serverRan(context, attempt),
    closedMs: context.clock.nowMs() - closedSinceMs,
    pauseMaxMs: attempt.jeda_maks_ms,
    allowedMs: attempt.boleh_ms,
  });
  return attempt.jalan_awal_ms + shift;
}

/** Whether questions may be shown now: the attempt is under way and has time left. */
export const hasTimeLeft = (context: Context, attempt: Attempt): boolean =>
  attempt.status === 'mengerjakan' &&
  context.clock.nowMs() < attempt.batas_akhir_ms &&
  usedNow(context, attempt, undefined) < attempt.boleh_ms;
