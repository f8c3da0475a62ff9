import type Database from 'better-sqlite3';
import { isDiskFull } from '../../server/log/error-code.ts';
import type { Actor, Queries, Transaction } from '../store.ts';
import type { KeptRows } from '../kept-rows.ts';
import { runAfterCommit } from './run-after-commit.ts';
import { runWork } from './run-work.ts';
import { StoreUnavailable } from '../store.ts';

interface Waiting {
  actor: Actor;
  work: (tx: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

interface Done {
  waiting: Waiting;
  value: unknown;
  afterCommit: (() => void)[];
}

/** An I/O error leaves the state of the file unknown: the process must end and recover by replaying the log. */
const isInputOutputError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  String(error.code).startsWith('SQLITE_IOERR') &&
  !isDiskFull(error);

/** The disk was full and has room now: what was tried is tried again. */
class SpaceGiven extends Error {}

/**
 * Groups the transactions of all callers waiting at a moment: one BEGIN IMMEDIATE, a savepoint each, one
 * COMMIT with one sync to disk. Only then are the callers answered (S1).
 */
export class CommitQueue {
  readonly #connection: Database.Database;
  readonly #queries: Queries;
  readonly #onFatal: (error: unknown) => void;
  readonly #giveSpace: () => boolean;
  readonly #kept: KeptRows | undefined;
  readonly #begin: Database.Statement;
  readonly #commit: Database.Statement;
  readonly #savepoint: Database.Statement;
  readonly #release: Database.Statement;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  /** `giveSpace` is asked when the disk is full: whether it made space. `kept`: rows that are in memory besides. */
  constructor(
    connection: Database.Database,
    queries: Queries,
    onFatal: (error: unknown) => void,
    giveSpace: () => boolean = () => false,
    kept?: KeptRows,
  ) {
    this.#connection = connection;
    this.#queries = queries;
    this.#onFatal = onFatal;
    this.#giveSpace = giveSpace;
    this.#kept = kept;
    this.#begin = connection.prepare('BEGIN IMMEDIATE');
    this.#commit = connection.prepare('COMMIT');
    this.#savepoint = connection.prepare('SAVEPOINT caller');
    this.#release = connection.prepare('RELEASE caller');
  }

  add<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ actor, work, resolve: resolve as (value: unknown) => void, reject });
      this.#running ??= this.#drain();
    });
  }

  /** Resolves when what is being committed now, and what waits for it, is done. */
  async settled(): Promise<void> {
    const nobody = { sekolah_id: '', akun_id: null, nama: '' };
    if (this.#running) await this.add(nobody, () => Promise.resolve()).catch(() => undefined);
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #drain(): Promise<void> {
    // One turn of the event loop lets every request that has already arrived join the group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#commitGroup(group);
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#running = undefined;
  }

  async #commitGroup(group: Waiting[]): Promise<void> {
    const done: Done[] = [];
    const refused = new Set<Waiting>();
    try {
      this.#begin.run();
      this.#kept?.begun();
      for (const waiting of group) await this.#attempt(waiting, done, refused);
      this.#commit.run();
    } catch (error) {
      this.#kept?.forget();
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK');
      if (isInputOutputError(error)) this.#onFatal(error);
      const left = group.filter((waiting) => !refused.has(waiting));
      if (error instanceof SpaceGiven || (isDiskFull(error) && this.#giveSpace()))
        return this.#commitGroup(left);
      if (isDiskFull(error) && group.length > 1) {
        // What one of them is too large for, the others may still fit into: an answer is small.
        for (const waiting of left) await this.#commitGroup([waiting]);
        return;
      }
      for (const waiting of group) waiting.reject(new StoreUnavailable(error));
      return;
    }
    for (const { waiting, value, afterCommit } of done) {
      runAfterCommit(afterCommit);
      waiting.resolve(value);
    }
  }

  async #attempt(waiting: Waiting, done: Done[], refused: Set<Waiting>): Promise<void> {
    const mark = this.#kept?.mark ?? 0;
    this.#savepoint.run();
    try {
      const did = await runWork(this.#queries, waiting.actor, waiting.work);
      this.#release.run();
      done.push({ waiting, ...did });
    } catch (error) {
      if (isDiskFull(error) && this.#giveSpace()) throw new SpaceGiven();
      if (isInputOutputError(error) || !this.#connection.inTransaction) throw error;
      this.#connection.exec('ROLLBACK TO caller; RELEASE caller');
      this.#kept?.rolledBackTo(mark);
      // He has his answer: where the group is tried again, it is without him.
      refused.add(waiting);
      waiting.reject(error);
    }
  }
}
