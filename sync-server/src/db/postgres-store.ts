import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { packageFolder } from '../package-folder.ts';
import { errorCode } from './error-code.ts';
import { isTaken } from './find-taken.ts';
import { runAfterCommit } from './run-after-commit.ts';
import { runWork } from './run-work.ts';
import type { Actor, Queries, Reader, Store, Transaction } from './store.ts';
import { StoreUnavailable } from './store.ts';

const migrationsFolder = join(packageFolder, 'migrations', 'postgres');
const attemptsMax = 10;

/** Serialization failure and deadlock: the same transaction may succeed when it runs again. */
const isConflict = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === '40001' || code === '40P01';
};

const isConnectionLost = (error: unknown): boolean =>
  /^(08|57P|53)|^ECONN|^EPIPE/.test(errorCode(error) ?? '') ||
  (error instanceof Error && /Connection terminated|timeout exceeded/.test(error.message));

/** Where the tables and the list of migrations of a scratch database stand. */
const scratchSchema = 'spmb_gladi';

/**
 * Several server processes may share one such database. Refuses a server that would acknowledge before the log is on
 * disk. With `schema` all tables stand in it, apart from the school's.
 */
export async function openPostgresStore(url: string, schema?: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...(schema !== undefined && { options: `-c search_path=${schema}` }),
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced at the next use
  const queries = drizzle(pool);
  await migrateAlone(pool, schema);
  const { rows } = await pool.query<{ synchronous_commit: string; in_recovery: boolean }>(
    `select current_setting('synchronous_commit') as synchronous_commit, pg_is_in_recovery() as in_recovery`,
  );
  if (rows[0]?.synchronous_commit !== 'on' || rows[0].in_recovery)
    throw new Error(
      'PostgreSQL harus server utama dengan synchronous_commit = on. Ubah setelannya, lalu jalankan lagi.',
    );

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
      await client.query('BEGIN');
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

  return {
    engine: 'postgres',
    read: queries as unknown as Reader,
    async tx(actor, work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(actor, work);
        } catch (error) {
          // Of two writers at once the later one runs again: his checks now see what the other has written.
          if (isTaken(error) && attempt === 1) continue;
          if (!isConflict(error)) throw error;
          if (attempt === attemptsMax) throw new StoreUnavailable(error);
        }
      }
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
          return openPostgresStore(url, scratchSchema);
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

/** Several processes may start at once: one migrates, the others wait. */
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
