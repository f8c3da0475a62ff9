import type { Worker } from 'node:worker_threads';

/** Loading a thread's libraries takes longer than most of its tasks; what it holds of memory is free again soon. */
const idleMs = 10_000;

/** The thread of each file that waits for another task, with what ends it. */
const idle = new Map<string, { worker: Worker; end: NodeJS.Timeout }>();

/** By their names: Node's own listeners stay. */
const leave = (worker: Worker) => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

/** The waiting thread of `file`, which nobody else gets. */
export function takeIdle({ href }: URL): Worker | undefined {
  const found = idle.get(href);
  if (!found) return undefined;
  idle.delete(href);
  clearTimeout(found.end);
  leave(found.worker);
  found.worker.ref();
  return found.worker;
}

/** Keeps a thread that has done its task for the next one, one of each file; it keeps no process alive. */
export function keepIdle({ href }: URL, worker: Worker): void {
  leave(worker);
  if (idle.has(href)) {
    void worker.terminate();
    return;
  }
  const forget = () => {
    if (idle.get(href)?.worker === worker) idle.delete(href);
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
  idle.set(href, { worker, end });
}
