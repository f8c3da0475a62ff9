import {
  clockGraceMs,
  isInContact,
  lastMinuteOf,
  lostByStopsMs,
  noticeShiftMs,
  originShiftMs,
  pauseLeftMs,
  usedTimeMs,
} from '@spmb/shared/sync/time/exam-time.ts';
import type { Context } from '../../../context.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';

/** R: the time in which the server was running and the attempt was not closed. */
const serverRan = (context: Context, attempt: Attempt): number =>
  context.state.ranMs() - attempt.jalan_awal_ms;

/** S: milliseconds since the attempt began by the server's clock; never less than R, whoever set that clock back. */
export const sinceStart = (context: Context, attempt: Attempt): number =>
  Math.max(0, context.clock.nowMs() - attempt.mulai_ms, serverRan(context, attempt));

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

/** Exam time that the holder says it used, as far as the server believes it. */
export const believed = (context: Context, attempt: Attempt, reportedMs: number): number =>
  Math.min(reportedMs, sinceStart(context, attempt) + clockGraceMs);

export interface HolderReport {
  /** terpakai with this report. */
  usedMs: number;
  /** As believed. */
  reportedMs: number;
  /** The device has heard of the attempt's newest version, and so has taken its time over. */
  isInformed: boolean;
  /** The exam ended on the device before this report: what it did not run since was no stop. */
  isFinish: boolean;
  /** It has heard the answer before: what it says of its clock is of now. */
  isHeard: boolean;
}

/** What a report of the lease holder changes: its clock, and what a sheet that stood still beyond jeda_maks has lost. */
export function noteReport(context: Context, attempt: Attempt, report: HolderReport): Partial<Attempt> {
  const { usedMs, reportedMs, isInformed, isFinish, isHeard } = report;
  const lapor_ms = Math.max(attempt.lapor_ms, reportedMs);
  const adoptedMs = isInformed ? attempt.henti_total_ms : attempt.henti_dipakai_ms;
  const knownMs = attempt.henti_total_ms;
  const isRunning = attempt.status === 'mengerjakan' || attempt.status === 'menunggu_kiriman';
  // Who knows what the server told him and says less does not say how long he stood still.
  const isFalse =
    !isHeard ||
    reportedMs < attempt.lapor_ms ||
    (isInformed && reportedMs + clockGraceMs < attempt.terpakai_ms);
  const totalMs =
    isRunning && !isFinish && !isFalse
      ? lostByStopsMs({ knownMs, adoptedMs, reportedMs, toldMs: usedMs })
      : knownMs;
  const changed: Partial<Attempt> = { lapor_ms };
  if (adoptedMs !== attempt.henti_dipakai_ms) changed.henti_dipakai_ms = adoptedMs;
  if (totalMs === knownMs) return changed;
  const hilang_ms = totalMs - knownMs;
  const nowMs = context.clock.nowMs();
  // It ended now and took at least what it cost, at most jeda_maks more; before, the device was heard.
  const longestAgoMs = Math.max(attempt.kontak_ms, nowMs - hilang_ms - attempt.jeda_maks_ms);
  const sejak_ms = Math.min(longestAgoMs, nowMs - hilang_ms);
  return {
    ...changed,
    henti_total_ms: totalMs,
    henti: [...attempt.henti, { sejak_ms, hilang_ms }],
    // The device learns of it under a number, so that its next report says whether it has.
    versi: attempt.versi + 1,
  };
}

/** Whoever was last heard in his last minute knows of it: all that a client without a clock of its own can tell. */
const wasInLastMinute = ({ terpakai_ms, boleh_ms }: Attempt): boolean =>
  terpakai_ms >= lastMinuteOf(boleh_ms);

/** The attempt with the minute of notice that is due; the same one where none is. */
function withNotice(
  context: Context,
  attempt: Attempt,
  reportedMs: number,
  isNotified = wasInLastMinute(attempt),
): Attempt {
  if (attempt.status !== 'mengerjakan' || context.clock.nowMs() >= attempt.batas_akhir_ms) return attempt;
  const shiftMs = noticeShiftMs({
    isNotified,
    reportedMs,
    serverRanMs: serverRan(context, attempt),
    pauseMaxMs: attempt.jeda_maks_ms,
    allowedMs: attempt.boleh_ms,
  });
  if (shiftMs === 0) return attempt;
  const jalan_awal_ms = attempt.jalan_awal_ms + shiftMs;
  return { ...attempt, jalan_awal_ms, maklum_jalan_ms: context.state.ranMs() };
}

/** `maklum_jalan_ms` of a notice that was heard for certain: by a direct call, whose answer needs no echo. */
export const noticeHeard = 0;

export interface HeardOf {
  /** Running time at the newest answer that the device has heard; undefined where it does not say. */
  echoMs: number | undefined;
  /** It has heard the answer to its last batch. */
  hasHeard: boolean;
}

/**
 * The same for a batch of the holder. Who heard in his last minute how late it was, or was in contact a moment ago, has
 * had his notice; one that was not heard of is given again.
 */
export function withBatchNotice(
  context: Context,
  attempt: Attempt,
  reportedMs: number,
  { echoMs, hasHeard }: HeardOf,
): Attempt {
  const isNotified =
    (wasInLastMinute(attempt) && (hasHeard || attempt.maklum_jalan_ms === noticeHeard)) ||
    (echoMs !== undefined && isInContact(echoMs, context.state.ranMs()));
  return withNotice(context, attempt, reportedMs, isNotified);
}

/** How much longer the sheet may stand still at no cost. */
export const pauseLeft = (context: Context, attempt: Attempt): number =>
  pauseLeftMs(attempt.terpakai_ms, serverRan(context, attempt), attempt.jeda_maks_ms);

/** Whether the next act of a client without a clock of its own gives it its minute of notice. */
export const isNoticeDue = (context: Context, attempt: Attempt): boolean =>
  withNotice(context, attempt, 0) !== attempt;

/**
 * Who goes on has no clock that ran since the last contact, another device or a client without one: it begins with all
 * the time that passed, less the notice, and what was not reported stood still.
 */
export function noteMove(context: Context, attempt: Attempt, saidMs = 0): Partial<Attempt> {
  const reportedMs = Math.max(attempt.lapor_ms, believed(context, attempt, saidMs));
  const noticed = withNotice(context, attempt, reportedMs);
  const terpakai_ms = usedNow(context, noticed, reportedMs);
  const noted = noteReport(context, noticed, {
    usedMs: terpakai_ms,
    reportedMs,
    isInformed: false,
    isFinish: false,
    isHeard: true,
  });
  const { jalan_awal_ms, maklum_jalan_ms } = noticed;
  const henti_dipakai_ms = noted.henti_total_ms ?? attempt.henti_total_ms;
  return { ...noted, jalan_awal_ms, maklum_jalan_ms, terpakai_ms, henti_dipakai_ms };
}

/**
 * jalan_awal_ms after a grant: the time in which the attempt was closed, or had no time left, was no exam time. The
 * minute of notice is due anew.
 */
export function originAfterGrant(
  context: Context,
  attempt: Attempt,
): Pick<Attempt, 'jalan_awal_ms' | 'maklum_jalan_ms'> {
  const closedSinceMs = Math.min(attempt.selesai_ms ?? Infinity, attempt.batas_akhir_ms);
  const shift = originShiftMs({
    serverRanMs: serverRan(context, attempt),
    closedMs: context.clock.nowMs() - closedSinceMs,
    pauseMaxMs: attempt.jeda_maks_ms,
    allowedMs: attempt.boleh_ms,
  });
  return { jalan_awal_ms: attempt.jalan_awal_ms + shift, maklum_jalan_ms: null };
}

/**
 * `telat_ms` with answers that are heard now for the first time: by how much they come after the last moment, or after
 * the time that R allowed, for an exam may be shorter than its session. A notice that is given again adds what it gives.
 */
export function lateWith(context: Context, attempt: Attempt, noticed: Attempt): number {
  const againMs = attempt.maklum_jalan_ms === null ? 0 : noticed.jalan_awal_ms - attempt.jalan_awal_ms;
  const afterLastMs = context.clock.nowMs() - attempt.batas_akhir_ms;
  const afterTimeMs = serverRan(context, attempt) - attempt.jeda_maks_ms - attempt.boleh_ms;
  return Math.max(attempt.telat_ms + againMs, afterLastMs, afterTimeMs);
}

/** Exam time that is left now, the minute of notice included where it is due. */
export const timeLeftNow = (context: Context, attempt: Attempt): number =>
  attempt.boleh_ms - usedNow(context, withNotice(context, attempt, attempt.lapor_ms), undefined);

/** Whether the exam time is used up now. */
export const isTimeOver = (context: Context, attempt: Attempt): boolean => timeLeftNow(context, attempt) <= 0;
