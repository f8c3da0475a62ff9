import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.ts';
import { CommitQueue } from './commit-queue.ts';
import { keepCompiled } from './keep-compiled.ts';
import type { Queries, Reader, Store } from './store.ts';

const migrationsFolder = join(packageFolder, 'migrations', 'sqlite');

/** Thrown at start where the file is damaged: it is never used silently (P9). */
export class DamagedDatabase extends Error {
  constructor(file: string, found: string) {
    super(
      `Berkas basis data rusak (${file}): ${found.replaceAll(/\s+/g, ' ')}. Pulihkan cadangan terakhir ke folder data, lalu jalankan lagi.`,
    );
    this.name = 'DamagedDatabase';
  }
}

function open(file: string, readonly: boolean): Database.Database {
  const connection = new Database(file, { readonly });
  keepCompiled(connection);
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -16000');
  if (readonly) return connection;
  connection.pragma('journal_mode = WAL');
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  return connection;
}

const isDamage = (error: unknown): error is Error =>
  error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code);

/** Reads the whole file, by a connection of its own: what it keeps of it in memory goes with it. */
function assertSound(file: string): void {
  const connection = new Database(file);
  try {
    const found = connection.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new DamagedDatabase(file, String(found));
  } catch (error) {
    throw isDamage(error) ? new DamagedDatabase(file, error.message) : error;
  } finally {
    connection.close();
  }
}

/** The embedded default: one writer connection behind the commit queue, one connection that only reads. */
export function openSqliteStore(file: string, onFatal: (error: unknown) => void): Store {
  assertSound(file);
  const writer = open(file, false);
  const writeQueries = drizzle(writer);
  migrate(writeQueries, { migrationsFolder });
  // Without figures about its tables the planner takes any index that begins with the school.
  writer.pragma('optimize = 0x10002');
  const reader = open(file, true);
  // The builders of the synchronous driver are awaited like those of PostgreSQL; its types differ only there.
  const queue = new CommitQueue(writer, writeQueries as unknown as Queries, onFatal);
  return {
    engine: 'sqlite',
    read: drizzle(reader) as unknown as Reader,
    tx: (actor, work) => queue.add(actor, work),
    async snapshot(work) {
      const connection = open(file, true);
      try {
        connection.exec('BEGIN');
        return await work(drizzle(connection) as unknown as Reader);
      } finally {
        connection.close();
      }
    },
    scratch(folder) {
      return {
        folder,
        open() {
          mkdirSync(folder, { recursive: true, mode: 0o700 });
          // What fails in it must never end the server of the school.
          return Promise.resolve(openSqliteStore(join(folder, 'spmb.sqlite'), () => undefined));
        },
        drop: () => rm(folder, { recursive: true, force: true }),
      };
    },
    async close() {
      await queue.idle();
      reader.close();
      writer.pragma('wal_checkpoint(TRUNCATE)');
      writer.close();
    },
  };
}
