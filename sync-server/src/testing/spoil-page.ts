import Database from 'better-sqlite3';
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWal } from '../db/run/read-wal.ts';
import { readSqliteHeader } from '../db/run/sqlite-header.ts';

/**
 * Makes a page of a table wrong that no log replaces: `unreadable` to everybody, or `unseen` by all who do not count its
 * free bytes. The folder's database must not be open.
 */
export function spoilPage(dataDir: string, table: string, how: 'unreadable' | 'unseen'): void {
  const file = join(dataDir, 'spmb.sqlite');
  const { pageSize = 0, fileBytes = 0 } = readSqliteHeader(file) ?? {};
  const held = readWal(file, pageSize)?.held;
  // To look is to change: a copy is looked at.
  const copy = mkdtempSync(join(tmpdir(), 'spmb-halaman-'));
  cpSync(dataDir, copy, { recursive: true });
  const connection = new Database(join(copy, 'spmb.sqlite'));
  const rows = connection.prepare('select pageno from dbstat where name = ?').all(table) as {
    pageno: number;
  }[];
  connection.close();
  rmSync(copy, { recursive: true });
  const page = rows
    .map(({ pageno }) => pageno)
    .findLast((one) => one * pageSize <= fileBytes && !held?.has(one));
  if (page === undefined) throw new Error(`no page of ${table} lies in the file alone`);
  const opened = openSync(file, 'r+');
  const start = (page - 1) * pageSize;
  if (how === 'unreadable') writeSync(opened, Buffer.alloc(64, 0xee), 0, 64, start);
  else writeSync(opened, Buffer.of(59), 0, 1, start + 7);
  closeSync(opened);
}
