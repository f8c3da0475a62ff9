import { existsSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, removeDurably, renameDurably } from '../../server/files/durable-file.ts';
import { engine } from '../engine.ts';
import { openStore } from '../open/open-store.ts';
import { OtherProcess } from '../other-process.ts';
import type { Store } from '../store.ts';
import { openSchool } from './open-school.ts';

const fail = (error: unknown) => {
  throw error;
};

export interface ToReplace<T> {
  context: T;
  close(): Promise<void>;
  /** Closes it, and what was set aside lies where it lay: the school was not replaced. */
  giveUp(): Promise<void>;
}

/**
 * Opens a data folder whose school is about to be replaced by a backup, `open` all that stands on its database. What
 * cannot be used of it, be it database, log or key, is kept in a folder of its own beside, and an empty school is opened;
 * `tell` says so. Throws OtherProcess where a server runs on it.
 */
export async function openSchoolToReplace<T>(
  dataDir: string,
  open: (store: Store) => Promise<T>,
  tell: (sentence: string) => void,
): Promise<ToReplace<T>> {
  try {
    const { store } = await openSchool({ dataDir, onFatal: fail, accepts: '', tell });
    return await openOn(store, open);
  } catch (problem) {
    if (problem instanceof OtherProcess || engine !== 'sqlite') throw problem;
    tell(problem instanceof Error ? problem.message : String(problem));
    const aside = await setAside(dataDir);
    tell(`Berkas yang tidak dapat dipakai itu disisihkan ke ${aside}.`);
    const opened = await openOn(await openStore(dataDir, fail), open);
    return {
      ...opened,
      async giveUp() {
        await opened.close();
        await putBack(dataDir, aside);
        tell(`Berkas yang disisihkan ke ${aside} sudah dikembalikan.`);
      },
    };
  }
}

async function openOn<T>(store: Store, open: (store: Store) => Promise<T>): Promise<ToReplace<T>> {
  try {
    const close = () => store.close();
    return { context: await open(store), close, giveUp: close };
  } catch (problem) {
    await store.close();
    throw problem;
  }
}

const schoolFiles = ['spmb.sqlite', 'spmb.sqlite-wal', 'spmb.sqlite-shm', 'keadaan-berjalan', 'kunci-server'];

/** Answers the folder where they lie now. */
async function setAside(dataDir: string): Promise<string> {
  let nomor = 1;
  while (existsSync(join(dataDir, `disisihkan-${nomor}`))) nomor++;
  const aside = join(dataDir, `disisihkan-${nomor}`);
  await makeFolder(aside);
  for (const name of schoolFiles)
    if (existsSync(join(dataDir, name))) await renameDurably(join(dataDir, name), join(aside, name));
  return aside;
}

/** An empty school opened meanwhile goes. */
async function putBack(dataDir: string, aside: string): Promise<void> {
  for (const name of schoolFiles) {
    if (existsSync(join(dataDir, name))) await removeDurably(join(dataDir, name));
    if (existsSync(join(aside, name))) await renameDurably(join(aside, name), join(dataDir, name));
  }
  await rmdir(aside);
}
