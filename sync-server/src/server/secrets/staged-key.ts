import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprintOf } from './fingerprint-of.ts';
import { removeDurably, renameDurably, writeDurably } from '../files/durable-file.ts';
import { buildSecrets, keyBytes } from './secrets.ts';

/** The key of the data that a restore is writing: after a crash either may be the one that the database needs. */
const stagedFile = (dataDir: string) => join(dataDir, 'kunci-server.baru');

/** Lays the key of a backup beside the server's own before its data are written. */
export const stageServerKey = (dataDir: string, root: Uint8Array): Promise<void> =>
  writeDurably(stagedFile(dataDir), root);

/** The staged key becomes the server's, once its data are written. */
export const adoptServerKey = (dataDir: string): Promise<void> =>
  renameDurably(stagedFile(dataDir), join(dataDir, 'kunci-server'));

/** After a restore that was cut off: the staged key is the server's if the database was written with it, else it goes. */
export async function settleServerKey(dataDir: string, fingerprint: string | undefined): Promise<void> {
  if (!existsSync(stagedFile(dataDir))) return;
  const root = await readFile(stagedFile(dataDir));
  if (root.length === keyBytes && fingerprintOf(buildSecrets(root)) === fingerprint)
    await adoptServerKey(dataDir);
  else await removeDurably(stagedFile(dataDir));
}
