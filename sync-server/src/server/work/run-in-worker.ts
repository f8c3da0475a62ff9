import { Worker, type ResourceLimits } from 'node:worker_threads';

/** A piece of work for a thread of its own, which is told `Told` and says `Said` until `hear` knows its answer. */
export interface WorkerTask<Told, Said, Answer> {
  /** What it begins with: copied, but for the buffers in `transfer`, which are handed over. */
  data: unknown;
  transfer?: ArrayBuffer[];
  /** Memory beyond these ends it with an error. */
  limits?: ResourceLimits;
  timeLimitMs?: number;
  signal?: AbortSignal;
  /** Tells it more while it works. */
  feed?: (tell: (message: Told) => void) => Promise<void>;
  /** What it answers with this message; undefined: it goes on. */
  hear: (message: Said, tell: (message: Told) => void) => Answer | undefined | Promise<Answer | undefined>;
}

/** A thread took longer than it may (`lama`), or ended without an answer or an error (`berhenti`). */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  readonly why: 'lama' | 'berhenti';

  constructor(why: 'lama' | 'berhenti') {
    super(`the thread gave no answer: ${why}`);
    this.why = why;
  }
}

/**
 * Runs `file` in a thread of its own, which is gone when this resolves or throws. Throws what the thread, `feed` or `hear`
 * throws, the reason of `signal`, or NoAnswer.
 */
export async function runInWorker<Told, Said, Answer>(
  file: URL,
  { data, transfer, limits, timeLimitMs, signal, feed, hear }: WorkerTask<Told, Said, Answer>,
): Promise<Answer> {
  signal?.throwIfAborted();
  const worker = new Worker(file, {
    workerData: data,
    ...(transfer && { transferList: transfer }),
    ...(limits && { resourceLimits: limits }),
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const tell = (message: Told) => worker.postMessage(message);
  const listen = async (message: Said) => {
    const answer = await hear(message, tell);
    if (answer !== undefined) resolve(answer);
  };
  const abort = () => reject(signal?.reason);
  let heard = Promise.resolve();
  worker.on('message', (message: Said) => {
    heard = listen(message).catch(reject);
  });
  worker.on('error', reject);
  // Its last word may come in the same moment, and is heard first.
  worker.on('exit', () => void heard.then(() => reject(new NoAnswer('berhenti'))));
  signal?.addEventListener('abort', abort);
  const timer = timeLimitMs && setTimeout(() => reject(new NoAnswer('lama')), timeLimitMs);
  feed?.(tell).catch(reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
