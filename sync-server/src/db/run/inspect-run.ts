import { existsSync } from 'node:fs';
import { DamagedDatabase } from '../damaged-database.ts';
import type { Loss } from './folder-refused.ts';
import { readWal, timesAnew, type Wal } from './read-wal.ts';
import type { RunMark } from './run-mark.ts';
import { readSqliteHeader, type SqliteHeader } from './sqlite-header.ts';

/*
 * The database keeps in `user_version` which run wrote it last, and whether that run has ended: 2 × run + 1 while it
 * goes on, 2 × run after its end, 0 before the first. Every other number of the file may be years old.
 */

/** What `user_version` is while a run goes on, and after it. */
export const versionOf = (run: number, isRunning: boolean): number => run * 2 + (isRunning ? 1 : 0);
const runOf = (version: number) => Math.floor(version / 2);
const isRunning = (version: number) => version % 2 === 1;

export interface Inspected {
  /** The database ended a run, or never began one, and nothing waits in its log. */
  isClean: boolean;
  /** Of the database: the run that wrote it last, 0 before the first. */
  run: number;
  loss: Loss | undefined;
}

/**
 * Looks at the files of a database without changing any. undefined where the database is missing or empty. Throws
 * DamagedDatabase where a glance shows it: the whole file is not read.
 */
export function inspectRun(path: string, mark: RunMark | undefined): Inspected | undefined {
  const header = readSqliteHeader(path);
  if (!header) return undefined;
  const wal = readWal(path, header.pageSize);
  const hasLog = wal !== undefined && wal.frames > 0;
  const version = wal?.userVersion ?? header.userVersion;
  const loss = findLoss(header.userVersion, version, wal, mark);
  // What a cut left of a first write is undone by SQLite itself.
  if (!loss && !existsSync(`${path}-journal`)) assertSize(path, header, wal);
  return { isClean: !hasLog && !isRunning(version), run: runOf(version), loss };
}

function findLoss(
  written: number,
  version: number,
  wal: Wal | undefined,
  mark: RunMark | undefined,
): Loss | undefined {
  if (wal?.isDamaged) return 'wal-rusak';
  const hasLog = wal !== undefined && wal.frames > 0;
  if (mark) {
    // In an empty folder no run stood before the one that began: its database is as it was made.
    const before = mark.sebelum === null ? { lari: 0, garam: null } : mark.sebelum;
    const known = [mark, ...(before ? [before] : [])];
    const find = (of: number) => known.find(({ lari }) => lari === runOf(of));
    if (!find(written)) return 'basis-lain';
    const last = find(version);
    if (!last) return 'wal-lain';
    // The log of a run that ended holds nothing of it, and that of one that has just begun is not known yet.
    const isWatched = hasLog && isRunning(written) && last.garam !== null;
    if (isWatched && timesAnew(last.garam ?? 0, wal.salt) === undefined) return 'wal-lain';
  }
  return !hasLog && isRunning(written) ? 'wal-hilang' : undefined;
}

/** Every page is in the file or in its log. */
function assertSize(path: string, { fileBytes, pageSize, pages }: SqliteHeader, wal: Wal | undefined): void {
  const hasLog = wal !== undefined && wal.frames > 0;
  if (!hasLog && fileBytes % pageSize !== 0)
    throw new DamagedDatabase(path, `ukurannya ${fileBytes} byte, bukan halaman utuh`);
  const whole = Math.floor(fileBytes / pageSize);
  const needed = hasLog ? wal.pages : (pages ?? 0);
  for (let page = whole + 1; page <= needed; page++)
    if (!wal?.held.has(page)) throw new DamagedDatabase(path, `terpotong: ${whole} dari ${needed} halaman`);
}
