import type { Worker } from 'node:worker_threads';

/** Loading a thread's libraries takes longer than most of its tasks; what it holds of memory is free again soon. */
const idleMs = 10_000;

/** The thread of each kind that waits for another task, with what ends it. */
const idle = new Map<string, { worker: Worker; end: NodeJS.Timeout }>();

/** By their names: Node's own listeners stay. */
const leave = (worker: Worker) => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

/** The waiting thread of `kind`: its file and limits. Nobody else gets it. */
export function takeIdle(kind: string): Worker | undefined {
  const found = idle.get(kind);
  if (!found) return undefined;
  idle.delete(kind);
  clearTimeout(found.end);
  leave(found.worker);
  found.worker.ref();
  return found.worker;
}

/** Keeps a thread that has done its task for the next one, one of each kind; it keeps no process alive. */
export function keepIdle(kind: string, worker: Worker): void {
  leave(worker);
  if (idle.has(kind)) {
    void worker.terminate();
    return;
  }
  const forget = () => {
    if (idle.get(kind)?.worker === worker) idle.delete(kind);
  };
  const retire = () => {
    // At once: until it has ended somebody could still be given it.
    forget();
    void worker.terminate();
  };
  // Whatever ends it between two tasks is nobody's failure.
  worker.on('error', forget).on('exit', forget);
  worker.unref();
  const end = setTimeout(retire, idleMs).unref();
  idle.set(kind, { worker, end });
}
