import { runSqliteThread } from '../../db/sqlite/sqlite-thread.ts';
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
  const file = new URL('./beside.worker.ts', import.meta.url);
  const done = await runSqliteThread<BesideAnswer[Kind]>(file, task, signal);
  if (!done) throw new BesideEnded();
  return done.answer;
}
