import { Worker } from 'node:worker_threads';
import type { BesideAnswer, BesideTask } from './beside-task.ts';

/** Thrown where the server ends while a task goes on: what it had begun is swept at the next start. */
export class BesideEnded extends Error {
  constructor() {
    super('the server ends');
    this.name = 'BesideEnded';
  }
}

type Of<Kind extends BesideTask['jenis']> = Extract<BesideTask, { jenis: Kind }>;

/** Runs a task in a thread of its own; everybody else is served meanwhile. Throws what it threw, with its code. */
export async function runBeside<Kind extends BesideTask['jenis']>(
  task: Of<Kind>,
  signal?: AbortSignal,
): Promise<BesideAnswer[Kind]> {
  if (signal?.aborted) throw new BesideEnded();
  const worker = new Worker(new URL('./beside.worker.ts', import.meta.url), { workerData: task });
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end);
  try {
    return await new Promise<BesideAnswer[Kind]>((resolve, reject) => {
      worker.once('message', (answer: BesideAnswer[Kind]) => resolve(answer));
      worker.once('error', reject);
      worker.once('exit', () => reject(new BesideEnded()));
    });
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
