import { clockGraceMs } from '../time/exam-time.ts';

/** How much before its start an exam may have begun without the server: no two clocks are the same. */
export const releaseGraceMs = 60_000;

/**
 * Why an exam is held until staff decide: it began without the server (S25), or a restore has lost the sheet that its
 * questions were drawn from (S18).
 */
export type AlasanDitahan = 'terlalu_dini' | 'tanpa_bukti' | 'ruang_ditutup' | 'soal_hilang';

/** Why an exam is not released to a participant now. */
export type NotReleased =
  | 'BELUM_DIBUKA'
  | 'RUANG_DITUTUP'
  | 'TOKEN_SALAH'
  | 'TANPA_BUKTI'
  | 'SESI_BERAKHIR'
  | 'WAKTU_HABIS'
  | 'SELESAI';

export interface ReleaseQuestion {
  nowMs: number;
  /** The session's start as shifted now. */
  startMs: number;
  /** Start and token (or kit) of the attempt that runs were found right when it began: they are not asked again. */
  wasReleased: boolean;
  /** His own last moment: session end as shifted, tolerance and grants. */
  lastMomentMs: number;
  /** The room is closed, and nobody opened the exam to him since. */
  ruangClosed: boolean;
  finished: boolean;
  /** His exam time is used up, the minute of notice included. */
  timeOver: boolean;
  /** `token`: given or not asked for; `kit`: proven by what stands inside its sealed part only. */
  shown: 'token' | 'kit' | 'wrong-token' | 'unproven';
  /** For a start without the server: when the kit says that the session begins, and when the exam began. */
  offline?: { kitStartMs: number | undefined; beganMs: number };
}

/**
 * The one question that decides every release of a key or a plain question (S25): is this exam released to this
 * participant now? undefined: it is. The first line that fits decides.
 */
export function whyNotReleased(question: ReleaseQuestion): NotReleased | undefined {
  const { nowMs, wasReleased, lastMomentMs } = question;
  if (question.finished) return 'SELESAI';
  if (!wasReleased) {
    if (isTooEarly(question)) return 'BELUM_DIBUKA';
    if (question.ruangClosed) return 'RUANG_DITUTUP';
  }
  // No key goes out for a start that arrives: what counts is when it began.
  if ((question.offline?.beganMs ?? nowMs) >= lastMomentMs)
    return wasReleased ? 'WAKTU_HABIS' : 'SESI_BERAKHIR';
  if (question.timeOver) return 'WAKTU_HABIS';
  if (wasReleased) return undefined;
  if (question.shown === 'wrong-token') return 'TOKEN_SALAH';
  return question.shown === 'unproven' ? 'TANPA_BUKTI' : undefined;
}

/**
 * An exam that began without the server is early only where it is before the start that its kit states and before the
 * present one: a shift that the room did not hear of harms nobody.
 */
function isTooEarly({ nowMs, startMs, offline }: ReleaseQuestion): boolean {
  if (!offline) return nowMs < startMs;
  const earliestMs = Math.min(startMs, offline.kitStartMs ?? startMs) - releaseGraceMs;
  return offline.beganMs + clockGraceMs < earliestMs;
}
