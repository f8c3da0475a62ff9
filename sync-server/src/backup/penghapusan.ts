import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Store } from '../db/store.ts';
import { readKeadaan } from '../identity/keadaan-server.queries.ts';
import { listDihapus } from '../identity/own-keadaan.ts';
import { makeFolder, writeDurably } from '../server/files/durable-file.ts';
import type { BackupFolder } from './backup-folder.ts';
import type { Secrets } from '../server/secrets/secrets.ts';

/** Lies beside backups and says of whom everything was deleted, also after they were made. */
export const penghapusanName = 'penghapusan.json';

const stored = z.object({ orang: z.array(z.string()) });

/**
 * What somebody is called there: a keyed hash of his id. Whoever holds the folder alone learns nobody by it, and without the
 * server's key nobody has anybody deleted by writing into it.
 */
export const namaPenghapusan = (secrets: Pick<Secrets, 'key'>, id: string): string =>
  createHmac('sha256', secrets.key('penghapusan')).update(id).digest('base64url');

/** The names in a folder; undefined: there is no list, or none that can be read. */
export async function readPenghapusan(folder: string): Promise<Set<string> | undefined> {
  try {
    const text = await readFile(join(folder, penghapusanName), 'utf8');
    return new Set(stored.parse(JSON.parse(text)).orang);
  } catch {
    return undefined;
  }
}

/** Unites the list of a folder with these names, durably: none is ever taken out. An empty list says that nobody was deleted. */
export async function addPenghapusan(folder: string, names: ReadonlySet<string>): Promise<void> {
  const before = await readPenghapusan(folder);
  const orang = [...new Set([...(before ?? []), ...names])].toSorted();
  if (before?.size === orang.length) return;
  await makeFolder(folder);
  await writeDurably(join(folder, penghapusanName), Buffer.from(JSON.stringify({ orang })));
}

/** Keeps beside the server's own backups of whom it knows that everything was deleted. Answers all names that stand there. */
export async function catatPenghapusan({
  store,
  secrets,
  backups: { folder },
}: {
  store: Store;
  secrets: Pick<Secrets, 'key'>;
  backups: Pick<BackupFolder, 'folder'>;
}): Promise<Set<string>> {
  const ids = listDihapus(await readKeadaan(store.read));
  await addPenghapusan(folder, new Set(ids.map((id) => namaPenghapusan(secrets, id))));
  return (await readPenghapusan(folder)) ?? new Set();
}
