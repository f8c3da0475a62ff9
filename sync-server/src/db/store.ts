import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import type { Entry } from './audit.table.ts';
import type { Engine } from './engine.ts';

/** The query builders both engines share. Results are awaited; `.get`, `.all` and `.run` exist on one engine only. */
export type Reader = Pick<BaseSQLiteDatabase<'async', unknown>, 'select' | 'selectDistinct'>;
export type Queries = Pick<
  BaseSQLiteDatabase<'async', unknown>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete'
>;

/** Who writes: an account, or the system itself. */
export interface Actor {
  sekolah_id: string;
  akun_id: string | null;
  nama: string;
}

/** The open transaction of one caller. */
export interface Transaction extends Queries {
  readonly actor: Actor;
  /** Runs `act` once the transaction is durable; never where it is rolled back. */
  afterCommit(act: () => void): void;
  /** Puts an entry on record, written with the others at the end of the work; nobody reads it in this transaction. */
  record(entry: Entry): void;
}

/** The database is unreachable or refused to commit: nothing of the transaction is stored, the caller may try again (503). */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database did not commit', { cause });
    this.name = 'StoreUnavailable';
  }
}

export interface Store {
  readonly engine: Engine;
  readonly read: Reader;
  /**
   * Runs `work` in a transaction and resolves only when it is durable (S1). `work` awaits nothing but the
   * transaction's own queries and may run again: after a serialization conflict, or when a full disk was given room.
   * With a `partition`, all that `work` locks and writes belongs to that alone: on PostgreSQL it may then share a
   * transaction with works of other partitions, as long as it runs compiled statements only and reads before it writes.
   */
  tx<T>(actor: Actor, work: (tx: Transaction) => Promise<T>, partition?: string): Promise<T>;
  /** Reads everything as it stands at one moment, on a connection of its own: writers go on meanwhile. */
  snapshot<T>(work: (read: Reader) => Promise<T>): Promise<T>;
  /** Resolves when every transaction that had begun by now has ended, durable or not. */
  settled(): Promise<void>;
  /** A database of its own beside this one, for what must never stand among the school's data. */
  scratch(folder: string): Scratch;
  close(): Promise<void>;
}

/** What the database of a process is opened with. */
export interface StoreOptions {
  /** Asked when the disk is full: whether it made space. */
  giveSpace?: () => boolean;
  /** Tells whoever started the program what it waits for. */
  tell?: (sentence: string) => void;
  /** Ends the waiting for a database that is not there yet. */
  signal?: AbortSignal;
  /** For a short act at the console: it may run beside a server, and leaves the tables as that one needs them. */
  isBeside?: boolean;
}

/** Names the one scratch database of a school; `folder` holds its files where the engine has any. */
export interface Scratch {
  /** For its files, those of the engine among them. */
  folder: string;
  /** Opens it with empty tables the first time, and with what it holds after that. */
  open(): Promise<Store>;
  /** Deletes it with everything in it, also where it was left behind by an earlier process. Nobody may have it open. */
  drop(): Promise<void>;
}
