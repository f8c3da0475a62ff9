import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, writeDurably } from '../server/files/durable-file.ts';

/** A chunk of an upload as it lies on the disk. */
export interface Piece {
  number: number;
  bytes: number;
}

/** Bytes of uploads on their way, outside the web root: under the id of each a file, or a folder of chunks. */
export interface UploadFolder {
  /** Where the files of uploads that come as one stream lie. */
  path: string;
  /** Stores a chunk durably, whole or not at all; the same number again replaces it. */
  putPiece(id: string, number: number, bytes: Uint8Array): Promise<void>;
  /** Chunks that have arrived, in order. */
  listPieces(id: string): Promise<Piece[]>;
  /** The chunks as one file. */
  joinPieces(id: string, pieces: readonly Piece[]): Promise<Uint8Array>;
  /** Nothing happens where nothing of it is left. */
  remove(id: string): Promise<void>;
  /** Ids of everything that lies here. */
  listIds(): Promise<string[]>;
}

export function openUploadFolder(dataDir: string): UploadFolder {
  const path = join(dataDir, 'unggahan');
  return {
    path,
    async putPiece(id, number, bytes) {
      const folder = join(path, id);
      await makeFolder(folder);
      await writeDurably(join(folder, String(number)), bytes);
    },
    async listPieces(id) {
      const names = await readdir(join(path, id)).catch(() => []);
      const pieces = names
        .filter((name) => /^\d+$/.test(name))
        .map(async (name) => {
          const { size } = await stat(join(path, id, name));
          return { number: Number(name), bytes: size };
        });
      return (await Promise.all(pieces)).sort((one, other) => one.number - other.number);
    },
    async joinPieces(id, pieces) {
      return Buffer.concat(
        await Promise.all(pieces.map(({ number }) => readFile(join(path, id, String(number))))),
      );
    },
    async remove(id) {
      await rm(join(path, id), { recursive: true, force: true });
      const beside = (await readdir(path).catch(() => [])).filter((name) => name.startsWith(`${id}.`));
      for (const name of beside) await rm(join(path, name), { force: true });
    },
    async listIds() {
      const names = await readdir(path).catch(() => []);
      return [...new Set(names.map((name) => name.replace(/\..*$/, '')))];
    },
  };
}
