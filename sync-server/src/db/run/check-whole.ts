import { runSqliteThread } from '../sqlite/sqlite-thread.ts';

/**
 * Reads the whole database in a thread and a connection of its own: everybody else is served meanwhile. Resolves to
 * what is wrong, undefined where all is sound or `signal` ended the check. Throws where the file cannot be read at all.
 */
export async function checkWhole(file: string, signal?: AbortSignal): Promise<string | undefined> {
  const thread = new URL('./check-whole.worker.ts', import.meta.url);
  return (await runSqliteThread<string | undefined>(thread, file, signal))?.answer;
}
