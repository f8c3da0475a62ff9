import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isConnectionLost } from '../../server/log/error-code.ts';
import { runAfterCommit } from '../commit/run-after-commit.ts';
import { runWork } from '../commit/run-work.ts';
import type { Actor, Queries, Transaction } from '../store.ts';
import { StoreUnavailable } from '../store.ts';
import { OpenShared } from './open-shared.ts';
import type { PostgresLife } from './postgres-life.ts';
import { takeClient } from './postgres-pool.ts';

type Work<T> = (tx: Transaction) => Promise<T>;

interface Waiting {
  actor: Actor;
  work: Work<unknown>;
  partition: string;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * Units of work that wait together share one transaction, and so one commit: they read at once, then all that they write
 * goes with the commit. Of each partition one at a time, in the order in which they came. Who asks for what is not shared
 * runs `alone`, and so does each of a transaction that the database refused.
 */
export class SharedTransactions {
  readonly #pool: pg.Pool;
  readonly #life: PostgresLife;
  readonly #alone: (actor: Actor, work: Work<unknown>) => Promise<unknown>;
  readonly #builders: Queries;
  #waiting: Waiting[] = [];
  #isRunning = false;

  constructor(
    pool: pg.Pool,
    life: PostgresLife,
    alone: (actor: Actor, work: Work<unknown>) => Promise<unknown>,
  ) {
    this.#pool = pool;
    this.#life = life;
    this.#alone = alone;
    this.#builders = drizzle(pool) as unknown as Queries;
  }

  add<T>(actor: Actor, work: Work<T>, partition: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ actor, work, partition, resolve: resolve as (value: unknown) => void, reject });
      if (!this.#isRunning) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // One turn of the event loop lets every request that has already arrived join.
      await new Promise((resolve) => setImmediate(resolve));
      await this.#commit(this.#takeGroup());
    }
    this.#isRunning = false;
  }

  /** The first of each partition. In the order of partitions, as whoever else locks several should, nobody locks crosswise. */
  #takeGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting)
      if (group.has(one.partition)) later.push(one);
      else group.set(one.partition, one);
    this.#waiting = later;
    return [...group.values()].sort((a, b) => (a.partition < b.partition ? -1 : 1));
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    let client: pg.PoolClient;
    try {
      client = await takeClient(this.#pool);
    } catch (error) {
      for (const { reject } of group) reject(error);
      return;
    }
    const open = new OpenShared(client, this.#builders, this.#life.begin);
    const kept = (await Promise.all(group.map((one) => this.#run(open, one)))).filter(
      (one) => one !== undefined,
    );
    try {
      await open.commit(kept.map(({ sharer }) => sharer));
    } catch (error) {
      client.release(true);
      for (const { one } of kept) this.#again(one, error);
      return;
    }
    client.release();
    for (const { one, afterCommit, value } of kept) {
      runAfterCommit(afterCommit);
      one.resolve(value);
    }
  }

  /** One's work; undefined: he has his answer, or runs alone. */
  async #run(open: OpenShared, one: Waiting) {
    const sharer = open.join();
    try {
      const did = await runWork(sharer.queries, one.actor, one.work);
      if (!sharer.isRefused) return { one, sharer, ...did };
    } catch (error) {
      if (!sharer.isRefused && open.error === undefined) {
        one.reject(error);
        return undefined;
      }
    }
    this.#again(one, open.error);
    return undefined;
  }

  /** Runs one's work by itself, unless the database is lost. */
  #again({ actor, work, resolve, reject }: Waiting, error: unknown): void {
    if (error instanceof StoreUnavailable) reject(error);
    else if (isConnectionLost(error)) reject(new StoreUnavailable(error));
    else this.#alone(actor, work).then(resolve, reject);
  }
}
