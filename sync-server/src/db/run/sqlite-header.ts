import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { DamagedDatabase } from '../damaged-database.ts';

/** What the first page of an SQLite file says, and how large the file is. */
export interface SqliteHeader {
  fileBytes: number;
  /** Bytes of a page. */
  pageSize: number;
  /** Pages of the database; undefined where an old program left that number out of date. */
  pages: number | undefined;
  /** The number that `PRAGMA user_version` reads. */
  userVersion: number;
}

const headerBytes = 100;
const magic = 'SQLite format 3\0';

/** Bytes of a file; 0 where there is none. */
export function sizeOf(path: string): number {
  return withFile(path, (file) => fstatSync(file).size) ?? 0;
}

/** Its size in bytes, and when it was written last: what tells, without opening it, that somebody was at it. */
export function lookOf(path: string): { ukuran: number; diubah_ms: number } {
  const { size, mtimeMs } = statSync(path);
  return { ukuran: size, diubah_ms: Math.round(mtimeMs) };
}

/** Runs `work` on a file that is opened to read; undefined where there is none. */
export function withFile<T>(path: string, work: (file: number) => T): T | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return work(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Reads the header without SQLite, which might change files. undefined for a missing or empty file; throws
 * DamagedDatabase. Never for a database that this process has open: closing a file drops all its locks (POSIX), and
 * another process that reads it then takes the log away under the one that writes.
 */
export const readSqliteHeader = (path: string): SqliteHeader | undefined =>
  withFile(path, (file) => readHeaderOf(file, path));

/** Opens a database that this process has open too; to be closed after it. */
export const openToLook = (path: string): number => openSync(path, 'r');

/** Reads the header of a database file that is open already; `path` is its name for people. */
export function readHeaderOf(file: number, path: string): SqliteHeader | undefined {
  const fileBytes = fstatSync(file).size;
  if (fileBytes === 0) return undefined;
  const bytes = Buffer.alloc(headerBytes);
  if (readSync(file, bytes, 0, headerBytes, 0) < headerBytes || bytes.toString('latin1', 0, 16) !== magic)
    throw new DamagedDatabase(path, 'awal berkas bukan awal basis data');
  // 1 stands for 65,536, which two bytes do not hold.
  const written = bytes.readUInt16BE(16);
  const pageSize = written === 1 ? 65_536 : written;
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0)
    throw new DamagedDatabase(path, `ukuran halaman ${pageSize} tidak mungkin`);
  const isCurrent = bytes.readUInt32BE(24) === bytes.readUInt32BE(92);
  const pages = isCurrent ? bytes.readUInt32BE(28) : undefined;
  return { fileBytes, pageSize, pages, userVersion: bytes.readInt32BE(60) };
}
