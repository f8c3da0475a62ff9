import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, writeDurably } from '../server/files/durable-file.ts';

/** Files under the hash of their content, outside the web root. */
export interface MediaStore {
  /** Stores bytes durably; the answer is their SHA-256 in hex. The same bytes twice are one file, as new as the last. */
  put(bytes: Uint8Array): Promise<string>;
  /** Throws where no such file exists. */
  get(sha256: string): Promise<Uint8Array>;
  /** Nothing happens where no such file exists. */
  remove(sha256: string): Promise<void>;
  /** The same for a file that was put at least `ageMs` ago; younger ones stay. */
  removeOld(sha256: string, ageMs: number): Promise<boolean>;
  /** Hashes of all files, folder by folder. */
  list(): AsyncIterable<string[]>;
  /** Whether the disk has room for uploads. The last of it is kept for the database: an exam must go on. */
  hasSpace(): Promise<boolean>;
}

/** What uploads leave of the disk, in bytes. */
const reservedBytes = 256 * 1024 * 1024;
const contentHash = /^[0-9a-f]{64}$/;

export function openMediaStore(dataDir: string, reserved = reservedBytes): MediaStore {
  const folder = join(dataDir, 'media');
  const pathOf = (sha256: string) => {
    if (!contentHash.test(sha256)) throw new Error('not a content hash');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(sha256);
      await makeFolder(dirname(path));
      await writeDurably(path, bytes);
      return sha256;
    },
    get: async (sha256) => new Uint8Array(await readFile(pathOf(sha256))),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
    async removeOld(sha256, ageMs) {
      const path = pathOf(sha256);
      const found = await stat(path).catch(() => undefined);
      if (!found || Date.now() - found.mtimeMs < ageMs) return false;
      await rm(path, { force: true });
      return true;
    },
    async *list() {
      for (const part of await readdir(folder).catch(() => []))
        yield (await readdir(join(folder, part))).filter((name) => contentHash.test(name));
    },
    async hasSpace() {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize > reserved;
    },
  };
}
