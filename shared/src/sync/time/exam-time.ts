/** No attempt ends without this much notice, however much time the server counted. */
const noticeMs = 60_000;
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

export interface NoticeInput {
  /** It has had its minute: it heard of it, or was in contact all along and knew its time. */
  isNotified: boolean;
  /** Exam time that the client says it used, as believed; 0 where it says nothing. */
  reportedMs: number;
  serverRanMs: number;
  pauseMaxMs: number;
  allowedMs: number;
}

/**
 * How far the origin of R moves so that what R counted while nobody was heard leaves the last minute, or what of it was
 * left: no attempt ends without that notice. What was used is not given back. 0: none is due.
 */
export function noticeShiftMs({ isNotified, ...input }: NoticeInput): number {
  if (isNotified) return 0;
  const keptMs = Math.max(lastMinuteOf(input.allowedMs), input.reportedMs);
  return Math.max(0, input.serverRanMs - input.pauseMaxMs - keptMs);
}

/** Exam time at which the last minute begins. */
export const lastMinuteOf = (allowedMs: number): number => allowedMs - noticeMs;

/** Who was heard within this time has known what was left: a beat, and the way through the network. */
const inContactMs = 65_000;

/** Whether a device that has heard the server at running time `echoMs` needs no notice now. */
export const isInContact = (echoMs: number, nowRanMs: number): boolean => nowRanMs - echoMs <= inContactMs;

/** A device hears what the server says this much later: its clock is behind by it. */
const toldLateMs = 15_000;

export interface ProvenTimeInput {
  /** Running time of the server after which the operation was made. */
  madeAfterMs: number;
  /** Running time at which R is 0. */
  originMs: number;
  pauseMaxMs: number;
  /** The minute of notice was given; R counts from its origin as moved by it. */
  isNotified: boolean;
}

/**
 * Exam time that must have been used when an operation was made, by what the server has heard itself (S26): R less all
 * the stopping that costs nothing. The minute of notice stands in the origin and never counts against anybody.
 */
export const provenTimeMs = ({ madeAfterMs, originMs, pauseMaxMs, isNotified }: ProvenTimeInput): number =>
  madeAfterMs - originMs - (isNotified ? pauseMaxMs + toldLateMs : Math.max(pauseMaxMs, toldLateMs));

/**
 * How much longer a sheet may stand still at no cost, in ms: jeda_maks less what the server's running clock has counted
 * beyond the sheet's own.
 */
export const pauseLeftMs = (usedMs: number, serverRanMs: number, pauseMaxMs: number): number =>
  Math.min(pauseMaxMs, Math.max(0, usedMs - (serverRanMs - pauseMaxMs)));

/** Less than this is the way through the network, no stop of the sheet. */
const stopMinMs = 10_000;

export interface StopInput {
  /** What all stops had cost as the server last said. */
  knownMs: number;
  /** What of it stands in the device's clock already. */
  adoptedMs: number;
  /** Exam time the device says it used. */
  reportedMs: number;
  /** terpakai as it is told now. */
  toldMs: number;
}

/**
 * Exam time that all stops of the sheet (closed, asleep, switched off) beyond jeda_maks have cost: what the server
 * counted and the device did not use. It rises by stops alone: who works on without the network, and whose answers get
 * lost, loses nothing by it.
 */
export function lostByStopsMs({ knownMs, adoptedMs, reportedMs, toldMs }: StopInput): number {
  const lostMs = adoptedMs + toldMs - reportedMs;
  return lostMs - knownMs >= stopMinMs ? lostMs : knownMs;
}

/** A stop of the sheet beyond jeda_maks, and the exam time it cost that nobody gave back yet. */
export interface Stop {
  sejak_ms: number;
  hilang_ms: number;
}

/** Exam time lost by starting late and by stops. */
export interface LostTime {
  hilang_ms: number;
  henti: readonly Stop[];
}

/** What is still lost once `grantedMs` are given: stops first, the latest of them first. */
export function lostAfterGrant({ hilang_ms, henti }: LostTime, grantedMs: number) {
  let left = grantedMs;
  const kept: Stop[] = [];
  for (const stop of [...henti].reverse()) {
    const given = Math.min(left, stop.hilang_ms);
    left -= given;
    if (stop.hilang_ms > given) kept.unshift({ ...stop, hilang_ms: stop.hilang_ms - given });
  }
  return { hilang_ms: Math.max(0, hilang_ms - left), henti: kept };
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

export interface EarlierExam {
  /** When it was finished; null: it still runs. */
  finishedMs: number | null;
  lastMomentMs: number;
  /** R, as if it still ran. */
  serverRanMs: number;
  pauseMaxMs: number;
  allowedMs: number;
}

/**
 * Until when an earlier exam of the same session kept its participant from the next one: its finish, or now while it runs,
 * but never beyond the time that it had.
 */
export const keptUntilMs = (exam: EarlierExam, nowMs: number): number =>
  Math.min(
    exam.finishedMs ?? nowMs,
    exam.lastMomentMs,
    nowMs - Math.max(0, exam.serverRanMs - exam.pauseMaxMs - exam.allowedMs),
  );

export interface AllowanceInput {
  startMs: number;
  durationMs: number;
  sessionEndMs: number;
  toleranceMs: number;
  /** Minutes granted before the start count from the start. */
  grantedMs: number;
  /** From when a start is late (undefined: this is the first one, or it has its own clock), for the policy "akhir sama". */
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
