import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { AnyRow } from '../../db/table-rows.ts';
import {
  backupFormat,
  daftarContract,
  daftarName,
  isReadableFormat,
  kunciContract,
  kunciName,
  mediaEntry,
  tableEntry,
  type Daftar,
  type Kunci,
} from './daftar.ts';
import { readLines } from './read-lines.ts';
import { UnreadableBackup } from './unreadable-backup.ts';

/** A backup that is open for reading. What it says of itself is read, nothing else is checked yet. */
export interface OpenBackup {
  daftar: Daftar;
  /** Its bytes, which the seal is of. */
  daftarBytes: Uint8Array;
  kunci: Kunci;
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
    const daftarBytes = await readSmall(zip, entries, daftarName);
    const daftar = readDaftar(daftarBytes);
    const kunci = kunciContract.parse(parseJson(await readSmall(zip, entries, kunciName)));
    return readerOf(zip, entries, { daftar, daftarBytes, kunci });
  } catch (error) {
    zip.close();
    return refuseDamaged(error);
  }
}

const unsealed =
  'Pencadangan ini dibuat oleh aplikasi lama yang belum menyegelnya, jadi tidak dapat dipastikan utuh. Pulihkan dengan versi itu, lalu perbarui aplikasinya.';
/** The list of a backup with 100,000 files is about 12 MB. */
const smallMax = 256 * 1024 * 1024;

const newer =
  'Pencadangan ini dibuat oleh aplikasi yang lebih baru. Perbarui aplikasi di server ini, lalu pulihkan lagi.';

/** An entry that is read whole. */
async function readSmall(zip: ZipFile, entries: ReadonlyMap<string, Entry>, name: string) {
  const entry = entries.get(name);
  if (!entry || entry.uncompressedSize > smallMax) throw new Error(`${name} is missing or too large`);
  return buffer(await zip.openReadStreamPromise(entry));
}

const parseJson = (bytes: Buffer) => JSON.parse(bytes.toString()) as unknown;

function readDaftar(bytes: Buffer): Daftar {
  const value = parseJson(bytes);
  const format = typeof value === 'object' && value && 'format' in value ? Number(value.format) : NaN;
  if (format > backupFormat) throw new UnreadableBackup(newer);
  if (!isReadableFormat(format)) throw new UnreadableBackup(unsealed);
  return daftarContract.parse(value);
}

function readerOf(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  head: Pick<OpenBackup, 'daftar' | 'daftarBytes' | 'kunci'>,
): OpenBackup {
  const stream = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`${name} is missing`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    ...head,
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
