import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { AnyRow } from '../db/table-rows.ts';
import { backupFormat, daftarContract, daftarName, mediaEntry, tableEntry, type Daftar } from './daftar.ts';
import { readLines } from './read-lines.ts';
import { UnreadableBackup } from './unreadable-backup.ts';

/** A backup that is open for reading. What it says of itself is read, nothing else is checked yet. */
export interface OpenBackup {
  daftar: Daftar;
  /** Names of everything inside. */
  names: string[];
  /** Raw bytes of an entry. Throws where there is none, or it is damaged. */
  stream(name: string): Promise<AsyncIterable<Buffer>>;
  rows(tabel: string): AsyncGenerator<AnyRow>;
  file(media: string): Promise<Buffer>;
  close(): void;
}

/** Opens a backup. Throws UnreadableBackup for what is none, is cut, or was made by a newer version. */
export async function openBackup(path: string): Promise<OpenBackup> {
  const zip = await openPromise(path, { autoClose: false }).catch(refuseDamaged);
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new Error('an entry stands there twice');
      entries.set(entry.fileName, entry);
    }
    return readerOf(zip, entries, await readDaftar(zip, entries));
  } catch (error) {
    zip.close();
    return refuseDamaged(error);
  }
}

const newer =
  'Pencadangan ini dibuat oleh aplikasi yang lebih baru. Perbarui aplikasi di server ini, lalu pulihkan lagi.';

async function readDaftar(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Daftar> {
  const entry = entries.get(daftarName);
  if (!entry) throw new Error('no list of contents');
  const value = JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString()) as unknown;
  if (typeof value === 'object' && value && 'format' in value && Number(value.format) > backupFormat)
    throw new UnreadableBackup(newer);
  return daftarContract.parse(value);
}

function readerOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>, daftar: Daftar): OpenBackup {
  const stream = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    daftar,
    names: [...entries.keys()],
    stream,
    async *rows(tabel) {
      yield* readLines(await stream(tableEntry(tabel))) as AsyncGenerator<AnyRow>;
    },
    file: async (media) => buffer(await stream(mediaEntry(media))),
    close: () => {
      zip.close();
    },
  };
}

/** Whatever stops the reading of a backup is told as one sentence, unless it has its own. */
export function refuseDamaged(error: unknown): never {
  throw error instanceof UnreadableBackup ? error : new UnreadableBackup(undefined, error);
}
