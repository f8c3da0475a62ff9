import { join } from 'node:path';
import { databaseUrl, engine } from '../engine.ts';
import { holdFolder } from '../hold-folder.ts';
import { OtherProcess } from '../other-process.ts';
import type { Store, StoreOptions } from '../store.ts';

/**
 * Opens the database that DATABASE_URL names for this process alone and brings its tables up to date. `onFatal`: nothing
 * may be written by this process any more. Throws OtherProcess where another one has the data.
 */
export async function openStore(
  dataDir: string,
  onFatal: (error: unknown) => void,
  options: StoreOptions = {},
): Promise<Store> {
  const letGo = options.isBeside ? holdIfFree(dataDir) : holdFolder(dataDir);
  try {
    const store = await openEngine(dataDir, onFatal, options, letGo === undefined);
    return {
      ...store,
      async close() {
        await store.close();
        letGo?.();
      },
    };
  } catch (error) {
    letGo?.();
    throw error;
  }
}

/** undefined: a server holds the folder. */
function holdIfFree(dataDir: string): (() => void) | undefined {
  try {
    return holdFolder(dataDir);
  } catch (error) {
    if (error instanceof OtherProcess) return undefined;
    throw error;
  }
}

async function openEngine(
  dataDir: string,
  onFatal: (error: unknown) => void,
  options: StoreOptions,
  isHeld: boolean,
): Promise<Store> {
  if (engine === 'postgres') {
    const { openPostgresStore } = await import('../postgres/postgres-store.ts');
    return openPostgresStore(databaseUrl, { onFatal, ...options });
  }
  const { openSqliteStore } = await import('../sqlite/sqlite-store.ts');
  return openSqliteStore(join(dataDir, 'spmb.sqlite'), onFatal, { ...options, isBeside: isHeld });
}
