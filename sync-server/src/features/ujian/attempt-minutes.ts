import type { Context } from '../../context.ts';
import type { Attempt } from './attempt.queries.ts';
import { usedNow } from './attempt-time.ts';

/** Whole minutes in which an attempt can still be worked on by the server's count, rounded up; 0: none. */
export function minutesLeftOf(context: Context, attempt: Attempt): number {
  if (attempt.status !== 'mengerjakan' || context.clock.nowMs() >= attempt.batas_akhir_ms) return 0;
  const ownMs = attempt.boleh_ms - usedNow(context, attempt, undefined);
  return Math.ceil(Math.min(ownMs, attempt.batas_akhir_ms - context.clock.nowMs()) / 60_000);
}
