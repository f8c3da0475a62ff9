import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openSqliteCopy } from '../db/sqlite/sqlite-copy.ts';
import { nameOf, type AnyRow, type AnyTable } from '../db/table-rows.ts';
import { makeFolder, streamDurably } from '../server/files/durable-file.ts';
import { placeOf } from './beside/mirror-files.ts';
import { unpacked } from './beside/unpacked.ts';
import { basisEntry } from './format/daftar.ts';
import { refuseDamaged, type OpenBackup } from './format/open-backup.ts';

/** What a backup brings back, in whatever form it holds it. */
export interface Contents {
  rows(tabel: string): AsyncIterable<AnyRow>;
  /** A stored file; undefined: it lies beside the backup, and is not there whole. */
  file(nama: string): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export interface Places {
  /** Where a database is unpacked for as long as it is read. */
  scratch: string;
  /** Folders that may have the files which the backup only names. */
  berkas: readonly string[];
}

/** Opens what a checked backup holds. Throws UnreadableBackup where its database cannot be read. */
export async function openContents(
  backup: OpenBackup,
  tables: readonly AnyTable[],
  { scratch, berkas }: Places,
): Promise<Contents> {
  const { daftar } = backup;
  const file = daftar.berkas === 'dalam' ? backup.file : (nama: string) => findFile(berkas, nama);
  if (!daftar.basis) return { file, rows: (tabel) => backup.rows(tabel), close: () => Promise.resolve() };
  const path = join(scratch, 'dibuka.baru');
  const remove = () => rm(path, { force: true });
  try {
    await makeFolder(scratch);
    await remove();
    await pipeline(unpacked(await backup.stream(basisEntry)), streamDurably(path));
    const copy = await openSqliteCopy(path, tables);
    const byName = new Map(tables.map((table) => [nameOf(table), table]));
    return {
      file,
      rows(tabel) {
        const table = byName.get(tabel);
        if (!table) throw new Error(`${tabel} is missing`);
        return copy.rows(table);
      },
      async close() {
        copy.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    return refuseDamaged(error);
  }
}

async function findFile(folders: readonly string[], nama: string): Promise<Uint8Array | undefined> {
  for (const folder of folders) {
    const bytes = await readFile(placeOf(folder, nama)).catch(() => undefined);
    if (bytes && createHash('sha256').update(bytes).digest('hex') === nama) return bytes;
  }
  return undefined;
}
