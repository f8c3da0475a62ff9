import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { NoAnswer, runInWorker, type WorkerTask } from '../server/work/run-in-worker.ts';
import { UnreadableFile } from './unreadable-file.ts';

const limits = { maxOldGenerationSizeMb: 512, stackSizeMb: 4 };
const inTurn = takeTurns();

/** It took too long, it broke its reader or filled its memory, or the reader ended without a word. */
export type WhyUnread = NoAnswer['why'] | 'rusak';

/**
 * Reads a file that was made elsewhere in a thread with limits, one after the other: each may take the memory, and a core
 * for a minute. Throws the UnreadableFile or Refusal of `hear`, and for whatever else ends the reading what `refuse` makes.
 */
export function readInTurn<Told, Said, Answer>(
  reader: URL,
  task: WorkerTask<Told, Said, Answer>,
  refuse: (why: WhyUnread) => UnreadableFile | Refusal,
): Promise<Answer> {
  return inTurn(() =>
    runInWorker(reader, { ...task, limits }).catch((error: unknown) => {
      if (error instanceof UnreadableFile || error instanceof Refusal) throw error;
      throw refuse(error instanceof NoAnswer ? error.why : 'rusak');
    }),
  );
}
