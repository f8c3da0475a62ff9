import Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../../package-folder.ts';
import { makeFolder } from '../../server/files/durable-file.ts';
import { CommitQueue } from '../commit/commit-queue.ts';
import { KeptRows } from '../kept-rows.ts';
import { keepCompiled } from './keep-compiled.ts';
import type { Queries, Reader, Store, StoreOptions } from '../store.ts';
import { readSynchronous } from './synchronous.ts';

const migrationsFolder = join(packageFolder, 'migrations', 'sqlite');

/** One run of a school's server on its database; see `run/inspect-run.ts`. */
export interface Run {
  /** What the database keeps while it goes on, and from its end on. */
  version: { running: number; ended: number };
  /** false: the end is not told as one, so that the next start looks at everything. */
  isSound: boolean;
}

function open(file: string, readonly: boolean): Database.Database {
  const connection = new Database(file, { readonly });
  keepCompiled(connection);
  connection.pragma('busy_timeout = 5000');
  connection.pragma('cache_size = -16000');
  if (readonly) return connection;
  connection.pragma('journal_mode = WAL');
  connection.pragma(`synchronous = ${readSynchronous(process.env)}`);
  connection.pragma('foreign_keys = ON');
  // 16 MB: of the pages that a room writes over and over, a checkpoint carries the last to the file, and comes a fourth as often.
  connection.pragma('wal_autocheckpoint = 4000');
  return connection;
}

/**
 * The embedded default: one writer connection behind the commit queue, one connection that only reads. Without a run
 * it leaves the log of a run that did not end as it is: the next start of the server looks for it. `isBeside`: a server
 * has it open, and its tables stay as that one needs them.
 */
export function openSqliteStore(
  file: string,
  onFatal: (error: unknown) => void,
  { giveSpace, isBeside = false, run }: Pick<StoreOptions, 'giveSpace' | 'isBeside'> & { run?: Run } = {},
): Store {
  const writer = open(file, false);
  const writeQueries = drizzle(writer);
  if (!isBeside) migrate(writeQueries, { migrationsFolder });
  // Without figures about its tables the planner takes any index that begins with the school.
  writer.pragma('optimize = 0x10002');
  const keep = (version: number) => writer.pragma(`user_version = ${version}`);
  if (run) {
    keep(run.version.running);
    // From here on the file itself says that a log belongs to it.
    writer.pragma('wal_checkpoint(PASSIVE)');
  }
  const kept = new KeptRows(writer);
  const reader = open(file, true);
  // The builders of the synchronous driver are awaited like those of PostgreSQL; its types differ only there.
  const queue = new CommitQueue(writer, writeQueries as unknown as Queries, onFatal, giveSpace, kept);
  return {
    engine: 'sqlite',
    read: drizzle(reader) as unknown as Reader,
    tx: (actor, work) => queue.add(actor, work),
    settled: () => queue.settled(),
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
        async open() {
          await makeFolder(folder);
          // What fails in it must never end the server of the school.
          return openSqliteStore(join(folder, 'spmb.sqlite'), () => undefined);
        },
        drop: () => rm(folder, { recursive: true, force: true }),
      };
    },
    async close() {
      await queue.idle();
      const isRunning = Number(writer.pragma('user_version', { simple: true })) % 2 === 1;
      if (run ? !run.isSound : isRunning) {
        // Who closes last and may write removes the log.
        writer.close();
        reader.close();
        return;
      }
      reader.close();
      writer.pragma('wal_checkpoint(TRUNCATE)');
      if (run) {
        // Only after everything else is in its place: no part of the file is older than this.
        keep(run.version.ended);
        writer.pragma('wal_checkpoint(TRUNCATE)');
      }
      writer.close();
    },
  };
}
