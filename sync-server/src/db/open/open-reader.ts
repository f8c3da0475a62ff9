import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, engine } from '../engine.ts';
import type { Reader } from '../store.ts';

export interface OpenReader {
  read: Reader;
  close(): Promise<void>;
}

/**
 * Opens the database only to read it: nothing is migrated, repaired or written. A server may run beside it: everything is
 * read as it stands at one moment.
 */
export async function openReader(dataDir: string, url = databaseUrl): Promise<OpenReader> {
  if (engine === 'postgres') {
    const { drizzle } = await import('drizzle-orm/node-postgres');
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return { read: drizzle(client) as unknown as Reader, close: () => client.end() };
  }
  const { drizzle } = await import('drizzle-orm/better-sqlite3');
  const { default: Database } = await import('better-sqlite3');
  const file = join(dataDir, 'spmb.sqlite');
  if (!existsSync(file))
    throw new Error(`Tidak ada basis data di ${dataDir}. Pilih folder data dengan DATA_DIR.`);
  const connection = new Database(file, { readonly: true });
  connection.pragma('busy_timeout = 5000');
  connection.exec('BEGIN');
  return {
    read: drizzle(connection) as unknown as Reader,
    close: () => {
      connection.close();
      return Promise.resolve();
    },
  };
}
