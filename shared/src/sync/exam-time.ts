/** No attempt ends without this much notice, however much time the server counted. */
export const noticeMs = 60_000;
/** A device may be this much ahead of the server before it counts as ahead. */
export const clockGraceMs = 5_000;

export interface UsedTimeInput {
  /** terpakai so far. */
  beforeMs: number;
  /** Exam time the device says it used; undefined where it says nothing. */
  reportedMs: number | undefined;
  /** S: time since the attempt began by the server's clock. */
  sinceStartMs: number;
  /** R: the part of S in which the server was running. */
  serverRanMs: number;
  /** jeda_maks: all the stopping that needs no proctor; 0 is the policy "jalan terus". */
  pauseMaxMs: number;
}

/** terpakai = max(before, min(reported, S + 5 s), R − jeda_maks); it only rises (S12). */
export function usedTimeMs(input: UsedTimeInput): number {
  const reported = Math.min(input.reportedMs ?? 0, input.sinceStartMs + clockGraceMs);
  return Math.max(
    input.beforeMs,
    reported,
    Math.min(input.serverRanMs, input.sinceStartMs) - input.pauseMaxMs,
    0,
  );
}

/** Less than this is the way through the network, no stop of the sheet. */
const stopMinMs = 10_000;

export interface StopInput {
  /** terpakai before this report. */
  beforeMs: number;
  /** Exam time the device says it used. */
  reportedMs: number;
  /** terpakai with this report. */
  usedMs: number;
}

/**
 * Exam time that a participant lost because his sheet stood still (closed, asleep, switched off) longer than jeda_maks:
 * what the server counts beyond what the device used. 0 where the device worked on.
 */
export function stoppedMs({ beforeMs, reportedMs, usedMs }: StopInput): number {
  const stopped = usedMs - Math.max(beforeMs, reportedMs);
  return stopped >= stopMinMs ? stopped : 0;
}

/** Exam time lost by starting late and by stops, in milliseconds. */
export interface LostTime {
  hilang_ms: number;
  henti_ms: number;
}

/** What is still lost once `grantedMs` are given: a grant gives stops back first. */
export function lostAfterGrant({ hilang_ms, henti_ms }: LostTime, grantedMs: number): LostTime {
  const rest = Math.max(0, grantedMs - henti_ms);
  return { henti_ms: Math.max(0, henti_ms - grantedMs), hilang_ms: Math.max(0, hilang_ms - rest) };
}

export interface OriginShiftInput {
  /** R before the grant. */
  serverRanMs: number;
  /** How long the attempt has been closed; negative or 0 where it is not. */
  closedMs: number;
  pauseMaxMs: number;
  /** boleh before the grant. */
  allowedMs: number;
}

/**
 * How far a grant moves the origin from which R counts: by the time in which the attempt was closed and by what R ran
 * beyond boleh. With R − shift, terpakai is at most boleh as it was, so that the granted minutes are all there (S12).
 */
export function originShiftMs({ serverRanMs, closedMs, pauseMaxMs, allowedMs }: OriginShiftInput): number {
  const closed = Math.max(0, closedMs);
  return closed + Math.max(0, serverRanMs - closed - pauseMaxMs - allowedMs);
}

/** Time left on the clock; never negative. */
export const timeLeftMs = (allowedMs: number, usedMs: number): number => Math.max(0, allowedMs - usedMs);

export interface AllowanceInput {
  startMs: number;
  durationMs: number;
  sessionEndMs: number;
  toleranceMs: number;
  /** Minutes granted before the start count from the start. */
  grantedMs: number;
  /** First start of the session (undefined: this is it, or it has its own clock), for the policy "akhir sama". */
  firstStartMs: number | undefined;
  lateness: 'akhir_sama' | 'waktu_penuh';
}

const sameEndGraceMs = 5 * 60_000;

/** boleh and the last moment at the start of an attempt. A grant adds to both. */
export function allowanceAtStart(input: AllowanceInput): {
  allowedMs: number;
  lastMomentMs: number;
  lostMs: number;
} {
  const late = input.firstStartMs === undefined ? 0 : Math.max(0, input.startMs - input.firstStartMs);
  const lost = input.lateness === 'akhir_sama' && late > sameEndGraceMs ? late : 0;
  const lastMomentMs = input.sessionEndMs + input.toleranceMs + input.grantedMs;
  const allowed = Math.min(
    Math.max(0, input.durationMs - lost) + input.grantedMs,
    lastMomentMs - input.startMs,
  );
  return { allowedMs: Math.max(0, allowed), lastMomentMs, lostMs: lost };
}
