import { Worker } from 'node:worker_threads';
import type { WholeCheck } from './check-whole.worker.ts';

/**
 * Reads the whole database in a thread and a connection of its own: everybody else is served meanwhile. Resolves to
 * what is wrong, undefined where all is sound or `signal` ended the check. Throws where the file cannot be read at all.
 */
export async function checkWhole(file: string, signal?: AbortSignal): Promise<string | undefined> {
  if (signal?.aborted) return undefined;
  const worker = new Worker(new URL('./check-whole.worker.ts', import.meta.url), { workerData: file });
  const end = () => void worker.terminate();
  signal?.addEventListener('abort', end);
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      worker.once('message', ({ found }: WholeCheck) => resolve(found));
      worker.once('error', reject);
      worker.once('exit', () => resolve(undefined));
    });
  } finally {
    signal?.removeEventListener('abort', end);
  }
}
