import type { Context } from './context.ts';
import type { Job } from './feature.ts';

interface Beside {
  /** Resolves when nothing of it is in hand any more. */
  atRest(): Promise<unknown>;
}

/**
 * Work beside the calls, until `signal` is aborted: none begins while the gate is shut. What fails is told in the log, and
 * tried again when its time comes.
 */
export function workBeside({ gate, clock, log }: Context, jobs: readonly Job[], signal: AbortSignal): Beside {
  const inHand = new Set<Promise<unknown>>();
  const startedMs = clock.monotonicMs();
  function begin({ afterMs = 0, run }: Job): void {
    if (gate.words !== undefined || clock.monotonicMs() - startedMs < afterMs) return;
    const one = gate
      .pass(() => run(signal))
      .catch((error: unknown) => {
        log.error({ err: error }, 'background work failed');
      });
    inHand.add(one);
    void one.finally(() => inHand.delete(one));
  }
  const timers = jobs.map((job) => setInterval(() => begin(job), job.everyMs));
  signal.addEventListener('abort', () => timers.forEach((timer) => clearInterval(timer)));
  return { atRest: () => Promise.all(inHand) };
}
