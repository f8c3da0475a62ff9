import type { Context } from './context.ts';
import type { Job } from './feature.ts';
import { systemActor } from './identity/keadaan-server.mutations.ts';
import { runKerja } from './jobs/run-kerja.ts';

interface Beside {
  /** Resolves when nothing of it is in hand any more. */
  atRest(): Promise<unknown>;
}

/**
 * Work beside the calls, until `signal` is aborted: none begins while the gate is shut. What fails is told in the log, and
 * tried again when its time comes.
 */
export function workBeside(context: Context, jobs: readonly Job[], signal: AbortSignal): Beside {
  const { gate, clock, log } = context;
  const inHand = new Set<Promise<unknown>>();
  const startedMs = clock.monotonicMs();
  function begin({ afterMs = 0, isDue, run, kerja }: Job): void {
    if (gate.words !== undefined || clock.monotonicMs() - startedMs < afterMs) return;
    const one = gate
      .pass(async () => {
        if (isDue && !(await isDue())) return;
        const work = () => run(signal);
        await (kerja ? runKerja(context, { kode: kerja.kode, actor: systemActor, work }) : work());
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'background work failed');
      });
    inHand.add(one);
    void one.finally(() => inHand.delete(one));
  }
  const timers = jobs
    .filter(({ everyMs }) => everyMs !== undefined)
    .map((job) => setInterval(() => begin(job), job.everyMs));
  signal.addEventListener('abort', () => timers.forEach((timer) => clearInterval(timer)));
  return { atRest: () => Promise.all(inHand) };
}
