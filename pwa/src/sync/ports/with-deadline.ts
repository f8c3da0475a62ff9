import type { Scheduler } from './ports.ts';

/** A disk that takes longer counts as refusing; browsers are known to let IndexedDB hang. */
export const diskDeadlineMs = 4_000;

/** Rejects when `work` has not ended after `ms`; the work itself goes on, and its late result is dropped. */
export function withDeadline<Result>(
  scheduler: Scheduler,
  ms: number,
  work: Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = scheduler.after(ms, () => reject(new Error(`no answer after ${ms} ms`)));
    work.then(resolve, reject).finally(cancel);
  });
}
