import Database from 'better-sqlite3';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { damageIn } from '../damaged-database.ts';

/** What the owner of this thread learns: `found` is undefined where the file is sound. */
export interface WholeCheck {
  found: string | undefined;
}

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

// Whoever is served goes first. Only on Linux is it this thread alone that steps back.
if (process.platform === 'linux') setPriority(0, 15);
parentPort?.postMessage({ found: check(String(workerData)) } satisfies WholeCheck);
