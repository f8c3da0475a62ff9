import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Files under the hash of their content, outside the web root. */
export interface MediaStore {
  /** Stores bytes durably; the answer is their SHA-256 in hex. The same bytes twice are one file. */
  put(bytes: Uint8Array): Promise<string>;
  /** Throws where no such file exists. */
  get(sha256: string): Promise<Uint8Array>;
  /** Nothing happens where no such file exists. */
  remove(sha256: string): Promise<void>;
}

export function openMediaStore(dataDir: string): MediaStore {
  const folder = join(dataDir, 'media');
  const pathOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a content hash');
    return join(folder, sha256.slice(0, 2), sha256);
  };
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(sha256);
      await mkdir(join(folder, sha256.slice(0, 2)), { recursive: true });
      const written = `${path}.${randomUUID()}`;
      const file = await open(written, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(written, path);
      return sha256;
    },
    get: async (sha256) => new Uint8Array(await readFile(pathOf(sha256))),
    remove: (sha256) => rm(pathOf(sha256), { force: true }),
  };
}
