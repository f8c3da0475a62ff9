import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { join } from 'node:path';
import pg from 'pg';
import { packageFolder } from '../../package-folder.ts';
import { livelyConnection } from './connect-postgres.ts';
import { StoreUnavailable } from '../store.ts';

const migrationsFolder = join(packageFolder, 'migrations', 'postgres');

/** Connections to a database; with `schema` all tables that are named stand there. */
export function connectPool(url: string, schema: string | undefined): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // Kept however long nobody asks: a new one is a new process that reads the catalogue anew, for tenths of a second.
    idleTimeoutMillis: 0,
    ...livelyConnection,
    ...(schema !== undefined && { options: `${livelyConnection.options} -c search_path=${schema}` }),
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced at the next use
  // One that breaks while it is used fails its query; as an event without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A connection of its own. Throws StoreUnavailable where there is none to be had. */
export const takeClient = (pool: pg.Pool): Promise<pg.PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw new StoreUnavailable(error);
  });

/** The school's tables and those of its scratch database may be migrated at once: one after the other. */
export async function migrateAlone(pool: pg.Pool, schema: string | undefined): Promise<void> {
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
