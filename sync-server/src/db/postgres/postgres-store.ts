import { drizzle } from 'drizzle-orm/node-postgres';
import { mkdir, rm } from 'node:fs/promises';
import { knowTables } from './know-tables.ts';
import { PostgresLife } from './postgres-life.ts';
import { connectPool, migrateAlone } from './postgres-pool.ts';
import { postgresTransactions, readSnapshot, runAgain } from './postgres-transaction.ts';
import { SharedTransactions } from './shared-transactions.ts';
import type { Actor, Reader, Store, StoreOptions, Transaction } from '../store.ts';

/** Where the tables and the list of migrations of a scratch database stand. */
const scratchSchema = 'spmb_gladi';

export interface PostgresOptions extends StoreOptions {
  /** Nothing may be written by this process any more. */
  onFatal?: (error: unknown) => void;
}

/**
 * Opens the database for this process alone, see PostgresLife; waits for it where it cannot be reached yet. Throws
 * OtherProcess where another process has it, and a sentence where it cannot be used.
 */
export async function openPostgresStore(url: string, options: PostgresOptions = {}): Promise<Store> {
  const life = await PostgresLife.take(url, options);
  const close = () => life.close();
  try {
    const store = await openPool(url, { giveSpace: options.giveSpace, life, isBeside: life.isBeside });
    await life.begun();
    const closeAll = async () => {
      try {
        await store.close();
      } finally {
        await close();
      }
    };
    return { ...store, close: closeAll };
  } catch (error) {
    await close();
    throw error;
  }
}

interface PoolParts {
  /** All tables stand in it, apart from the school's. */
  schema?: string;
  giveSpace?: (() => boolean) | undefined;
  life: PostgresLife;
  isBeside?: boolean;
}

async function openPool(url: string, parts: PoolParts): Promise<Store> {
  const { schema, giveSpace = () => false, life, isBeside = false } = parts;
  const pool = connectPool(url, schema);
  if (!isBeside) await migrateAlone(pool, schema);
  // Beside all else; what it does not do, the database does by itself a little later.
  const known = isBeside ? undefined : knowTables(pool).catch(() => undefined);
  const once = postgresTransactions(pool, life);
  const alone = <T>(actor: Actor, work: (tx: Transaction) => Promise<T>) =>
    runAgain(() => once(actor, work), giveSpace);
  const shared = new SharedTransactions(pool, life, alone);
  const running = new Set<Promise<unknown>>();
  return {
    engine: 'postgres',
    read: drizzle(pool) as unknown as Reader,
    tx(actor, work, partition) {
      const done = partition === undefined ? alone(actor, work) : shared.add(actor, work, partition);
      running.add(done);
      const forget = () => running.delete(done);
      done.then(forget, forget);
      return done;
    },
    async settled() {
      await Promise.allSettled([...running]);
    },
    snapshot: (work) => readSnapshot(pool, work),
    scratch(folder) {
      return {
        folder,
        async open() {
          await mkdir(folder, { recursive: true, mode: 0o700 });
          return openPool(url, { schema: scratchSchema, life });
        },
        async drop() {
          await pool.query(`drop schema if exists ${scratchSchema} cascade`);
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
    async close() {
      await known;
      await pool.end();
    },
  };
}
