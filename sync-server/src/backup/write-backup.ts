import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Reader, Store } from '../db/store.ts';
import { nameOf, pageRows, type AnyTable } from '../db/table-rows.ts';
import type { MediaStore } from '../media/media-store.ts';
import { streamDurably } from '../server/files/durable-file.ts';
import type { RecoveryKey } from '../server/secrets/recovery-key.ts';
import type { Secrets } from '../server/secrets/secrets.ts';
import {
  backupFormat,
  daftarName,
  kunciName,
  mediaEntry,
  tableEntry,
  type Daftar,
  type Kunci,
} from './format/daftar.ts';
import { countingHash } from './format/hash-of.ts';

/** What a backup says of itself, whatever it holds. */
export type BackupHead = Omit<Daftar, 'format' | 'tabel' | 'basis' | 'berkas' | 'media'>;

export interface BackupParts {
  store: Store;
  media: MediaStore;
  tables: readonly AnyTable[];
  /** What the backup says of itself. */
  head: BackupHead;
  /** Lays the files beside it, after the rows were read, and names them; undefined: those of `media` go into it. */
  beside?: () => Promise<Daftar['media']>;
  /** What seals it. */
  secrets: Secrets;
  recovery: RecoveryKey;
}

/** Adds one entry and resolves when all of it has gone into the archive. */
type Add = (name: string, source: Readable, compress: boolean) => Promise<void>;

/**
 * Writes a backup to `path`, which must be new, durably and readable by its owner alone: the tables as they stand at
 * one moment, then the files. At no time is more of it in memory than a page of rows or one file.
 */
export async function writeBackup(path: string, parts: BackupParts): Promise<Daftar> {
  const zip = new ZipFile();
  const failed = new Promise<never>((_resolve, reject) => {
    zip.once('error', reject);
  });
  const givenUp = new AbortController();
  const file = streamDurably(path);
  const written = pipeline(zip.outputStream, file, { signal: givenUp.signal });
  // Whoever waits meanwhile is told; nobody may be waiting.
  for (const end of [failed, written]) end.catch(() => undefined);
  const mtime = new Date(parts.head.dibuat_ms);
  const add: Add = async (name, source, compress) => {
    zip.addReadStream(source, name, { compress, mtime });
    await Promise.race([finished(source, { cleanup: true }), failed, written]);
  };
  try {
    const tabel = await parts.store.snapshot((read) => addTables(add, read, parts.tables));
    const daftar: Daftar = {
      ...parts.head,
      format: backupFormat,
      tabel,
      basis: null,
      berkas: parts.beside ? 'samping' : 'dalam',
      media: parts.beside ? await parts.beside() : await addMedia(add, parts.media),
    };
    const text = Buffer.from(JSON.stringify(daftar));
    zip.addBuffer(text, daftarName, { mtime });
    zip.addBuffer(Buffer.from(JSON.stringify(sealOf(parts, text))), kunciName, { mtime });
    zip.end();
    await Promise.race([written, failed]);
    return daftar;
  } catch (error) {
    givenUp.abort();
    throw error;
  }
}

/** What makes a list of a backup whole on another computer. */
export const sealOf = (
  { secrets, recovery }: Pick<BackupParts, 'secrets' | 'recovery'>,
  daftar: Uint8Array,
): Kunci => ({
  garam: recovery.garam,
  akar: secrets.lockUnder(recovery),
  segel: recovery.seal(daftar),
});

async function addTables(add: Add, read: Reader, tables: readonly AnyTable[]): Promise<Daftar['tabel']> {
  const tabel: Daftar['tabel'] = [];
  for (const table of tables) {
    const nama = nameOf(table);
    const hash = countingHash();
    let baris = 0;
    async function* lines() {
      for await (const page of pageRows(read, table)) {
        baris += page.length;
        const bytes = Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
        hash.add(bytes);
        if (bytes.length > 0) yield bytes;
      }
    }
    await add(tableEntry(nama), Readable.from(lines(), { objectMode: false }), true);
    tabel.push({ nama, baris, ...hash.end() });
  }
  return tabel;
}

/** Pictures and documents are compressed already: they are stored as they are. */
async function addMedia(add: Add, store: MediaStore): Promise<Daftar['media']> {
  const media: Daftar['media'] = [];
  for await (const names of store.list())
    for (const nama of names) {
      const bytes = await store.get(nama).catch(ignoreMissing);
      if (!bytes) continue;
      const hash = countingHash();
      hash.add(bytes);
      await add(mediaEntry(nama), Readable.from([Buffer.from(bytes)], { objectMode: false }), false);
      media.push({ nama, ...hash.end() });
    }
  return media;
}

/** The sweep may have removed it since it was listed: then nobody needs it. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
