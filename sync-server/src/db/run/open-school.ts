import { makeFolder } from '../../server/durable-file.ts';
import type { DamagedDatabase } from '../damaged-database.ts';
import { databaseUrl, engine } from '../engine.ts';
import { holdFolder } from '../hold-folder.ts';
import type { StoreOptions } from '../open-store.ts';
import type { Store } from '../store.ts';
import type { Loss } from './folder-refused.ts';

/** The database of a school, opened by the one server that runs on it. */
export interface School {
  store: Store;
  /** The last run ended as it should: the file is as that run left it. */
  isClean: boolean;
  /** What was missing and is gone on without, as the start was told to. */
  accepted: Loss | undefined;
  /** Reads everything beside serving; what is wrong, or undefined. Ends early with `signal`. */
  check(signal: AbortSignal): Promise<DamagedDatabase | undefined>;
  /** What an error says of the file: undefined where it is no damage. */
  damageIn(error: unknown): DamagedDatabase | undefined;
  /** After damage was found: closing does not end the run, and the file is not used before it is found sound. */
  giveUp(damage: DamagedDatabase): Promise<void>;
}

export interface SchoolParts extends Pick<StoreOptions, 'giveRoom' | 'tell' | 'signal'> {
  dataDir: string;
  onFatal: (error: unknown) => void;
  /** Code of the loss that somebody accepts; '' where nobody does. */
  accepts: string;
}

/**
 * Opens the database that DATABASE_URL names for the server of the school alone, and begins a run on it. On SQLite it refuses,
 * before anything changes, files that do not belong together (FolderRefused) or are damaged (DamagedDatabase); what it
 * reads for that does not grow with the school. Throws OtherProcess where another one has the data.
 */
export async function openSchool(parts: SchoolParts): Promise<School> {
  await makeFolder(parts.dataDir);
  const letGo = holdFolder(parts.dataDir);
  try {
    const school = await openEngine(parts);
    const { store } = school;
    const close = async () => {
      await store.close();
      letGo();
    };
    return { ...school, store: { ...store, close } };
  } catch (error) {
    letGo();
    throw error;
  }
}

async function openEngine(parts: SchoolParts): Promise<School> {
  if (engine === 'postgres') {
    const { openPostgresStore } = await import('../postgres-store.ts');
    return {
      store: await openPostgresStore(databaseUrl, parts),
      isClean: true,
      accepted: undefined,
      check: () => Promise.resolve(undefined),
      damageIn: () => undefined,
      giveUp: () => Promise.resolve(),
    };
  }
  const { openSqliteSchool } = await import('./open-sqlite-school.ts');
  return openSqliteSchool(parts);
}
