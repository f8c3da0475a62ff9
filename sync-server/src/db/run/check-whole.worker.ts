import Database from 'better-sqlite3';
import { workerData } from 'node:worker_threads';
import { damageIn } from '../damaged-database.ts';
import { answerFromThread } from '../sqlite/sqlite-thread.ts';

function check(file: string): string | undefined {
  try {
    const connection = new Database(file, { readonly: true, fileMustExist: true });
    try {
      connection.pragma('busy_timeout = 5000');
      const found = connection.pragma('quick_check(1)', { simple: true });
      return found === 'ok' ? undefined : String(found);
    } finally {
      connection.close();
    }
  } catch (error) {
    const damage = damageIn(error, file);
    if (damage) return error instanceof Error ? error.message : '';
    throw error;
  }
}

await answerFromThread(() => check(String(workerData)));
