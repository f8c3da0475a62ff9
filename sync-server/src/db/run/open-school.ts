import { makeFolder } from '../../server/files/durable-file.ts';
import { databaseUrl, engine } from '../engine.ts';
import { holdFolder } from '../hold-folder.ts';
import type { School, SchoolParts } from './school.ts';

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
    const { openPostgresStore } = await import('../postgres/postgres-store.ts');
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
