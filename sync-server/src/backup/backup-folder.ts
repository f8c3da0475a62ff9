import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder, renameDurably, streamDurably } from '../server/files/durable-file.ts';
import { openBackup } from './format/open-backup.ts';

/** Backups of this server in one place: the files in the folder are the list of them. */
export interface BackupFolder {
  folder: string;
  /** Files that backups name and do not hold, under the hash of their content. */
  berkas: string;
  /** The newest first. What cannot be read is listed too, so that it can be seen and deleted. */
  list(): Promise<Pencadangan[]>;
  /** undefined for an unknown id. */
  find(id: string): Promise<Pencadangan | undefined>;
  path(id: string): string;
  stream(id: string): ReadableStream<Uint8Array>;
  /** Writes a new file by `write`, has it proven by `prove`, and only then gives it its name. */
  add(
    id: string,
    write: (path: string) => Promise<void>,
    prove: (path: string) => Promise<void>,
  ): Promise<void>;
  /**
   * Takes in a file from elsewhere as `receivedId`, in place of the last one. Refuses where it does not fit on the disk;
   * what it is, only its opening tells.
   */
  receive(bytes: ReadableStream<Uint8Array>, hasSpace: () => Promise<boolean>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Id of a backup that was uploaded. */
export const receivedId = 'unggahan';

const noSpace =
  'Ruang disk server ini tidak cukup untuk berkas pencadangan. Kosongkan ruang disk, lalu unggah lagi.';
/** How often the disk is looked at while a file comes in, in bytes. */
const lookEvery = 64 * 1024 * 1024;

/** The folder beside backups with the files that they only name. */
export const berkasName = 'berkas';

const fileName = /^([0-9a-z-]{1,64})\.zip$/;

/** What a backup that is read is known by: while its file is the same, it is not opened again. */
interface Seen {
  ukuran: number;
  mtimeMs: number;
  one: Pencadangan;
}

export const backupsIn = (dataDir: string): string => join(dataDir, 'pencadangan');

export function openBackupFolder(folder: string): BackupFolder {
  const seen = new Map<string, Seen>();
  const path = (id: string) => {
    if (!fileName.test(`${id}.zip`)) throw new Error('not the id of a backup');
    return join(folder, `${id}.zip`);
  };

  async function find(id: string): Promise<Pencadangan | undefined> {
    if (!fileName.test(`${id}.zip`)) return undefined;
    const file = await stat(path(id)).catch(() => undefined);
    if (!file) return undefined;
    const { size: ukuran, mtimeMs } = file;
    const known = seen.get(id);
    if (known && known.ukuran === ukuran && known.mtimeMs === mtimeMs) return known.one;
    const one = await describe(path(id), id, { ukuran, mtimeMs });
    seen.set(id, { ukuran, mtimeMs, one });
    return one;
  }

  return {
    folder,
    berkas: join(folder, berkasName),
    find,
    path,
    async list() {
      const names = await readdir(folder).catch(() => []);
      const found: Pencadangan[] = [];
      for (const name of names) {
        const one = await find(fileName.exec(name)?.[1] ?? '');
        if (one) found.push(one);
      }
      return found.toSorted((one, other) => other.dibuat_ms - one.dibuat_ms || (one.id < other.id ? 1 : -1));
    },
    stream: (id) => Readable.toWeb(createReadStream(path(id))) as ReadableStream<Uint8Array>,
    async add(id, write, prove) {
      await makeFolder(folder);
      const unproven = `${path(id)}.baru`;
      try {
        await write(unproven);
        await prove(unproven);
        await renameDurably(unproven, path(id));
      } catch (error) {
        await rm(unproven, { force: true });
        throw error;
      }
    },
    async receive(bytes, hasSpace) {
      await makeFolder(folder);
      const coming = `${path(receivedId)}.baru`;
      await rm(coming, { force: true });
      async function* bounded() {
        let sinceLook = lookEvery;
        for await (const chunk of bytes) {
          sinceLook += chunk.length;
          if (sinceLook >= lookEvery && !(await hasSpace())) throw new Refusal(noSpace);
          if (sinceLook >= lookEvery) sinceLook = 0;
          yield chunk;
        }
      }
      try {
        await pipeline(bounded, streamDurably(coming));
        await renameDurably(coming, path(receivedId));
      } catch (error) {
        await rm(coming, { force: true });
        throw error;
      }
    },
    remove: (id) => rm(path(id), { force: true }),
  };
}

async function describe(
  path: string,
  id: string,
  { ukuran, mtimeMs }: { ukuran: number; mtimeMs: number },
): Promise<Pencadangan> {
  const common = { id, ukuran, di_tempat_kedua: false };
  try {
    const { daftar, close } = await openBackup(path);
    close();
    const { dibuat_ms, sebab, berkas } = daftar;
    // It has its name only since all of it was read again.
    return { ...common, dibuat_ms, sebab, berkas, terverifikasi: true };
  } catch {
    return {
      ...common,
      dibuat_ms: Math.floor(mtimeMs),
      sebab: null,
      berkas: null,
      terverifikasi: false,
    };
  }
}
