import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { FromThread, ToThread } from './answer-tasks.ts';
import { keepIdle, takeIdle } from './idle-threads.ts';

/** A piece of work for a thread, which is told `Told` and says `Said` until `hear` knows its answer. */
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
 * Runs `file`, which does its work by `answerTasks`, in a thread that has nothing else to do meanwhile. Throws what the
 * thread, `feed` or `hear` throws, the reason of `signal`, or NoAnswer; the thread is gone then.
 */
export async function runInWorker<Told, Said, Answer>(
  file: URL,
  { data, transfer, limits, timeLimitMs, signal, feed, hear }: WorkerTask<Told, Said, Answer>,
): Promise<Answer> {
  signal?.throwIfAborted();
  const kind = file.href + JSON.stringify(limits ?? {});
  const worker = takeIdle(kind) ?? new Worker(file, limits && { resourceLimits: limits });
  const answer = Promise.withResolvers<Answer>();
  const done = Promise.withResolvers<boolean>();
  const fail = (error: unknown) => {
    answer.reject(error);
    // Nor is it waited for once it has answered.
    done.resolve(false);
  };
  const post = (message: ToThread, moved?: ArrayBuffer[]) => worker.postMessage(message, moved);
  const tell = (told: Told) => post({ told });
  const listen = async (said: Said) => {
    const found = await hear(said, tell);
    if (found !== undefined) answer.resolve(found);
  };
  const begin = async () => {
    post({ task: data }, transfer);
    await feed?.(tell);
  };
  let heard = Promise.resolve();
  worker.on('message', (message: FromThread) => {
    if ('said' in message) heard = listen(message.said as Said).catch(fail);
    else done.resolve(message.isClean);
  });
  worker.on('error', fail);
  // Its last word may come in the same moment, and is heard first.
  worker.on('exit', () => void heard.then(() => fail(new NoAnswer('berhenti'))));
  const abort = () => fail(signal?.reason);
  signal?.addEventListener('abort', abort);
  const timer = timeLimitMs && setTimeout(() => fail(new NoAnswer('lama')), timeLimitMs);
  try {
    const begun = begin().catch(fail);
    const found = await answer.promise;
    // What it is still being told its next task would hear.
    await begun;
    if (await done.promise) keepIdle(kind, worker);
    else await worker.terminate();
    return found;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
