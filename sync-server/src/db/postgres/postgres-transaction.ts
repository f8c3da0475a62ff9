import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { errorCode, isConnectionLost, isDiskFull } from '../../server/log/error-code.ts';
import { isTaken } from '../find-taken.ts';
import type { PostgresLife } from './postgres-life.ts';
import { takeClient } from './postgres-pool.ts';
import { runAfterCommit } from '../commit/run-after-commit.ts';
import { runWork } from '../commit/run-work.ts';
import type { Actor, Queries, Reader, Transaction } from '../store.ts';
import { StoreUnavailable } from '../store.ts';

const attemptsMax = 10;

/** Serialization failure and deadlock: the same transaction may succeed when it runs again. */
const isConflict = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
};

/** The right to write went with a connection. */
export const anotherMayWrite = () => new StoreUnavailable(new Error('another process may write now'));

type Once = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** Runs a transaction, once. Throws StoreUnavailable where another process may write now, or the connection breaks. */
export function postgresTransactions(pool: pg.Pool, life: PostgresLife): Once {
  const builders = new WeakMap<pg.PoolClient, Queries>();
  const buildersOf = (client: pg.PoolClient): Queries => {
    const known = builders.get(client);
    if (known) return known;
    const made = drizzle(client) as unknown as Queries;
    builders.set(client, made);
    return made;
  };

  return async (actor, work) => {
    const client = await takeClient(pool);
    let broken = false;
    try {
      const begun: unknown = await client.query(life.begin.join('; '));
      const [, , asked] = begun as pg.QueryResult<{ lost: boolean }>[];
      if (asked?.rows[0]?.lost !== false) throw anotherMayWrite();
      const { value, afterCommit } = await runWork(buildersOf(client), actor, work);
      await client.query('COMMIT');
      runAfterCommit(afterCommit);
      return value;
    } catch (error) {
      broken = isConnectionLost(error);
      if (broken) throw new StoreUnavailable(error);
      await client.query('ROLLBACK').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

/** Runs a transaction again where another one was in its way; `giveSpace` makes space on a full disk. */
export async function runAgain<T>(once: () => Promise<T>, giveSpace: () => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once();
    } catch (error) {
      if (isDiskFull(error) && giveSpace()) continue;
      // Of two writers at once the later one runs again: his checks now see what the other has written.
      if (isTaken(error) && attempt === 1) continue;
      if (!isConflict(error)) throw error;
      if (attempt === attemptsMax) throw new StoreUnavailable(error);
    }
  }
}

/** Reads the database as it is at one moment, however long that takes. */
export async function readSnapshot<T>(pool: pg.Pool, work: (read: Reader) => Promise<T>): Promise<T> {
  const client = await takeClient(pool);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(drizzle(client) as unknown as Reader);
  } finally {
    const isWhole = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isWhole);
  }
}
