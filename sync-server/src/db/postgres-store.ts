import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { packageFolder } from '../package-folder.ts';
import { livelyConnection } from './connect-postgres.ts';
import { errorCode, isConnectionLost, isDiskFull } from './error-code.ts';
import { isTaken } from './find-taken.ts';
import { PostgresLife } from './postgres-life.ts';
import { runAfterCommit } from './run-after-commit.ts';
import { runWork } from './run-work.ts';
import type { Actor, Queries, Reader, Store, StoreOptions, Transaction } from './store.ts';
import { StoreUnavailable } from './store.ts';

const migrationsFolder = join(packageFolder, 'migrations', 'postgres');
const attemptsMax = 10;

/** Serialization failure and deadlock: the same transaction may succeed when it runs again. */
const isConflict = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
};

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
    const store = await openPool(url, { giveRoom: options.giveRoom, life, isBeside: life.isBeside });
    await life.begun();
    return { ...store, close: () => store.close().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

interface PoolParts {
  /** All tables stand in it, apart from the school's. */
  schema?: string;
  giveRoom?: (() => boolean) | undefined;
  life: PostgresLife;
  isBeside?: boolean;
}

async function openPool(url: string, parts: PoolParts): Promise<Store> {
  const { schema, giveRoom = () => false, life, isBeside = false } = parts;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    ...livelyConnection,
    ...(schema !== undefined && { options: `${livelyConnection.options} -c search_path=${schema}` }),
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced at the next use
  // One that breaks while it is used fails its query; as an event without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const queries = drizzle(pool);
  if (!isBeside) await migrateAlone(pool, schema);

  const builders = new WeakMap<pg.PoolClient, Queries>();
  const buildersOf = (client: pg.PoolClient): Queries => {
    const known = builders.get(client);
    if (known) return known;
    const made = drizzle(client) as unknown as Queries;
    builders.set(client, made);
    return made;
  };

  async function once<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new StoreUnavailable(error);
    });
    let broken = false;
    try {
      const begun: unknown = await client.query(life.begin);
      if (!life.mayWrite(begun)) throw new StoreUnavailable(new Error('another process may write now'));
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
  }

  async function again<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(actor, work);
      } catch (error) {
        if (isDiskFull(error) && giveRoom()) continue;
        // Of two writers at once the later one runs again: his checks now see what the other has written.
        if (isTaken(error) && attempt === 1) continue;
        if (!isConflict(error)) throw error;
        if (attempt === attemptsMax) throw new StoreUnavailable(error);
      }
    }
  }

  const running = new Set<Promise<unknown>>();
  return {
    engine: 'postgres',
    read: queries as unknown as Reader,
    tx(actor, work) {
      const done = again(actor, work);
      running.add(done);
      const forget = () => running.delete(done);
      done.then(forget, forget);
      return done;
    },
    async settled() {
      await Promise.allSettled([...running]);
    },
    async snapshot(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw new StoreUnavailable(error);
      });
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
    },
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
    close: () => pool.end(),
  };
}

/** The school's tables and those of its scratch database may be migrated at once: one after the other. */
async function migrateAlone(pool: pg.Pool, schema: string | undefined): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(712025)');
    await migrate(drizzle(client), {
      migrationsFolder,
      ...(schema !== undefined && { migrationsSchema: schema }),
    });
  } finally {
    await client.query('select pg_advisory_unlock(712025)').catch(() => undefined);
    client.release();
  }
}
