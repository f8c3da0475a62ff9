import Database from 'better-sqlite3';
import { setPriority } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';

interface Answered<Answer> {
  answer: Answer;
}
type FromThread<Answer> = 'loaded' | Answered<Answer>;

/**
 * Runs the file in a thread of its own, which answers with `answerFromThread`; everybody else is served meanwhile.
 * Resolves to its answer, or to undefined where `signal` ended it: then it is gone. Throws what it threw, with its code.
 */
export async function runSqliteThread<Answer>(
  file: URL,
  workerData: unknown,
  signal?: AbortSignal,
): Promise<Answered<Answer> | undefined> {
  if (signal?.aborted) return undefined;
  const worker = new Worker(file, { workerData });
  let isLoaded = false;
  // A thread that is ended while it loads SQLite's library takes the whole process with it.
  const end = () => {
    if (isLoaded) void worker.terminate();
  };
  signal?.addEventListener('abort', end);
  try {
    return await new Promise<Answered<Answer> | undefined>((resolve, reject) => {
      worker.on('message', (message: FromThread<Answer>) => {
        if (message !== 'loaded') {
          resolve(message);
          return;
        }
        isLoaded = true;
        if (signal?.aborted) end();
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve(undefined));
    });
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/** Runs inside the thread: loads SQLite's library, works, and posts the answer. It gives way to requests that are served. */
export async function answerFromThread<Answer>(work: () => Answer | Promise<Answer>): Promise<void> {
  new Database(':memory:').close();
  parentPort?.postMessage('loaded' satisfies FromThread<Answer>);
  // Only on Linux is it this thread alone that steps back.
  if (process.platform === 'linux') setPriority(0, 15);
  parentPort?.postMessage({ answer: await work() } satisfies FromThread<Answer>);
}
