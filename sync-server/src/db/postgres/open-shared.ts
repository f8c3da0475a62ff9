import type pg from 'pg';
import type { Bound, Cells, Shared } from '../shared.ts';
import type { Queries } from '../store.ts';
import { askTogether, writeTogether } from './merge-statements.ts';
import { runPipeline, type Sent } from './pipeline.ts';
import type { PostgresLife } from './postgres-life.ts';
import { anotherMayWrite } from './postgres-transaction.ts';

interface Asked {
  statement: Bound;
  resolve: (rows: Cells[]) => void;
  reject: (error: unknown) => void;
}

/** One who shares a transaction. */
export interface Sharer {
  queries: Shared;
  writes: Bound[];
  /** Asked for what is not shared. */
  isRefused: boolean;
}

/** What is shared is found by its key: a table that is small when a statement is planned must not be read as a whole later. */
const byKey = 'SET LOCAL enable_seqscan = off';

/** A transaction that is begun, and sends in one go whatever the works in it ask for in one turn of the event loop. */
export class OpenShared {
  readonly #client: pg.PoolClient;
  readonly #builders: Queries;
  readonly #begun: Promise<void>;
  /** Sends what is asked for in this turn; undefined: nothing is. */
  #sending: Promise<void> | undefined;
  #asked: Asked[] = [];
  #error: Error | undefined;

  /** `begin` as PostgresLife gives it. */
  constructor(client: pg.PoolClient, builders: Queries, begin: PostgresLife['begin']) {
    this.#client = client;
    this.#builders = builders;
    const [begins, ...locks] = begin;
    const first = [begins, byKey, ...locks].map((text, place) => ({
      name: `spmb_begin_${place}`,
      text,
      values: [],
    }));
    this.#begun = this.#send(first);
    this.#sending = this.#begun;
  }

  /** Why the database, or the loss of it, has ended the transaction; undefined: it has not. */
  get error(): Error | undefined {
    return this.#error;
  }

  /** What another unit of work runs on. */
  join(): Sharer {
    const refuse = () => {
      sharer.isRefused = true;
      throw new Error('not shared');
    };
    const read = (statement: Bound) => (sharer.writes.length > 0 ? refuse() : this.#ask(statement));
    const write = (statement: Bound) => void sharer.writes.push(statement);
    const unshared = {
      select: refuse,
      selectDistinct: refuse,
      insert: refuse,
      update: refuse,
      delete: refuse,
    };
    const sharer: Sharer = {
      queries: { builders: this.#builders, read, write, refuse, ...unshared },
      writes: [],
      isRefused: false,
    };
    return sharer;
  }

  /** Writes what those have kept, and resolves when it is durable. Throws where nothing of it is. */
  async commit(sharers: readonly Sharer[]): Promise<void> {
    await this.#begun;
    if (this.#error) throw this.#error;
    const end = { name: 'spmb_commit', text: 'COMMIT', values: [] };
    try {
      await runPipeline(this.#client, [...writeTogether(sharers.map(({ writes }) => writes)), end]);
    } catch (error) {
      this.#error = error as Error;
      throw error;
    }
  }

  #ask(statement: Bound): Promise<Cells[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ statement, resolve, reject });
      this.#sending ??= this.#send([]);
    });
  }

  async #send(first: readonly Sent[]): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const asked = this.#asked;
    this.#asked = [];
    this.#sending = undefined;
    try {
      const together = askTogether(asked);
      const statements = together.map(({ statement }) => statement);
      const answers = await runPipeline(this.#client, [...first, ...statements]);
      if (first.length > 0 && answers[first.length - 1]?.[0]?.[0] !== 'f') throw anotherMayWrite();
      for (const [at, { answer }] of together.entries()) answer(answers[first.length + at] ?? []);
    } catch (error) {
      this.#error ??= error as Error;
      for (const { reject } of asked) reject(error);
    }
  }
}
