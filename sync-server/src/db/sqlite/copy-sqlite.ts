import Database from 'better-sqlite3';
import { closeSync, fdatasyncSync, openSync } from 'node:fs';

/**
 * Pages of one step, and the rest after it: the disk belongs to answers. Each step is synced, since SQLite syncs the copy when it is
 * whole, and answers wait for the disk as long as that takes.
 */
const stepPages = 512;
const restMs = 8;

/**
 * Copies a database that others write, as it stands at one moment, into a new file that needs no log. For a thread of its
 * own: it rests with it. Writers go on. Throws where it is not whole.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new Database(from, { readonly: true, fileMustExist: true });
  let written: number | undefined;
  try {
    source.pragma('busy_timeout = 5000');
    // One moment for all steps: in an open transaction nothing that is written meanwhile is seen, and nothing begins anew.
    source.exec('BEGIN');
    source.prepare('select count(*) from sqlite_master').get();
    const rest = new Int32Array(new SharedArrayBuffer(4));
    await source.backup(to, {
      progress: () => {
        // Not before: SQLite makes the file.
        written ??= openSync(to, 'r+');
        fdatasyncSync(written);
        Atomics.wait(rest, 0, 0, restMs);
        return stepPages;
      },
    });
  } finally {
    if (written !== undefined) closeSync(written);
    source.close();
  }
  const copy = new Database(to);
  try {
    // What reads it later makes no log and no index beside it.
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new Error(`the copy is not whole: ${String(found)}`);
  } finally {
    copy.close();
  }
}
