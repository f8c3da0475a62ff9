import { usedTimeMs } from '@spmb/shared/sync/exam-time.ts';
import type { Context } from '../../context.ts';
import type { Attempt } from './attempt.queries.ts';

/** terpakai now; `reportedMs` is what the lease holder says (S12). */
export function usedNow(context: Context, attempt: Attempt, reportedMs: number | undefined): number {
  if (attempt.status !== 'mengerjakan' && attempt.status !== 'menunggu_kiriman') return attempt.terpakai_ms;
  return usedTimeMs({
    beforeMs: attempt.terpakai_ms,
    reportedMs,
    sinceStartMs: sinceStart(context, attempt),
    serverRanMs: context.state.ranMs() - attempt.jalan_awal_ms,
    pauseMaxMs: attempt.jeda_maks_ms,
  });
}

/** S: milliseconds since the attempt began, by the server's clock. */
export const sinceStart = (context: Context, attempt: Attempt): number =>
  Math.max(0, context.clock.nowMs() - attempt.mulai_ms);
