import { join } from 'node:path';
import { databaseUrl, engine } from './engine.ts';
import type { Store } from './store.ts';

/** Opens the database that DATABASE_URL names and brings its tables up to date. */
export async function openStore(dataDir: string, onFatal: (error: unknown) => void): Promise<Store> {
  if (engine === 'postgres') {
    const { openPostgresStore } = await import('./postgres-store.ts');
    return openPostgresStore(databaseUrl);
  }
  const { openSqliteStore } = await import('./sqlite-store.ts');
  return openSqliteStore(join(dataDir, 'spmb.sqlite'), onFatal);
}
