import type { AttemptStatus } from '../sync/protocol.ts';

/** The score of an attempt on staff screens: none before it is final, since the session may still run (S17). */
export const shownScore = (attempt: { status: AttemptStatus; nilai: number | null }): number | null =>
  attempt.status === 'final' ? attempt.nilai : null;

/** Whole minutes lost by starting late. */
export const lostMinutes = (attempt: { hilang_ms: number }): number => Math.round(attempt.hilang_ms / 60_000);
