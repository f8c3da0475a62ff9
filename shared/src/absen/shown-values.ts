import type { LostTime } from '../sync/exam-time.ts';
import type { AttemptStatus } from '../sync/protocol.ts';

/** The score of an attempt on staff screens: none before it is final, since the session may still run (S17). */
export const shownScore = (attempt: { status: AttemptStatus; nilai: number | null }): number | null =>
  attempt.status === 'final' ? attempt.nilai : null;

/** Whole minutes of exam time that were lost and not granted since: by starting late, and by stops of the sheet. */
export const lostMinutes = ({ hilang_ms, henti_ms }: LostTime) => ({
  hilang_menit: Math.round(hilang_ms / 60_000),
  henti_menit: Math.round(henti_ms / 60_000),
});
