import { columnsOf, nameOf, type AnyTable } from '../db/table-rows.ts';
import { unpacked } from './beside/unpacked.ts';
import {
  basisEntry,
  daftarName,
  kunciName,
  listMigrations,
  mediaEntry,
  tableEntry,
} from './format/daftar.ts';
import { countingHash } from './format/hash-of.ts';
import { refuseDamaged, type OpenBackup } from './format/open-backup.ts';
import { readLines } from './format/read-lines.ts';
import { UnreadableBackup } from './format/unreadable-backup.ts';

/**
 * Reads all of a backup: every entry has the hash and the count of the list, and nothing else lies inside. Of the database
 * as one file only its bytes are looked at here.
 */
export async function checkBackup(backup: OpenBackup, tables: readonly AnyTable[]): Promise<void> {
  const { tabel, basis, berkas } = backup.daftar;
  const media = berkas === 'dalam' ? backup.daftar.media : [];
  try {
    const listed = [
      daftarName,
      kunciName,
      ...(basis ? [basisEntry] : []),
      ...tabel.map((one) => tableEntry(one.nama)),
    ];
    listed.push(...media.map((one) => mediaEntry(one.nama)));
    assertSame(backup.names, listed);
    if (basis) for await (const _ of hashed(unpacked(await backup.stream(basisEntry)), basis));
    else {
      assertSame(
        tabel.map(({ nama }) => nama),
        tables.map(nameOf),
      );
      for (const table of tables) await checkTable(backup, table);
    }
    for (const one of media) for await (const _ of hashed(await backup.stream(mediaEntry(one.nama)), one));
  } catch (error) {
    refuseDamaged(error);
  }
}

async function checkTable(backup: OpenBackup, table: AnyTable): Promise<void> {
  const nama = nameOf(table);
  const listed = backup.daftar.tabel.find((one) => one.nama === nama);
  if (!listed) throw new Error(`${nama} is missing`);
  const columns = columnsOf(table).toSorted().join();
  let baris = 0;
  for await (const row of readLines(hashed(await backup.stream(tableEntry(nama)), listed))) {
    baris += 1;
    if (typeof row !== 'object' || row === null || Object.keys(row).toSorted().join() !== columns)
      throw new Error(`a row of ${nama} has other columns`);
  }
  if (baris !== listed.baris) throw new Error(`${nama} has ${baris} rows, not ${listed.baris}`);
}

/** Passes bytes on and throws at their end where they are others than the listed ones. */
async function* hashed(bytes: AsyncIterable<Buffer>, listed: { ukuran: number; sha256: string }) {
  const hash = countingHash();
  for await (const chunk of bytes) {
    hash.add(chunk);
    yield chunk;
  }
  const found = hash.end();
  if (found.ukuran !== listed.ukuran || found.sha256 !== listed.sha256) throw new Error('other bytes');
}

function assertSame(names: readonly string[], expected: readonly string[]): void {
  if (names.toSorted().join('\n') !== expected.toSorted().join('\n')) throw new Error('other entries');
}

const foreign =
  'Pencadangan ini berasal dari server lain, jadi tidak dapat dipulihkan di sini: data sekolah ini akan tertimpa. Pulihkan di server asalnya, atau di server yang masih kosong.';

export interface Here {
  server_id: string;
  /** Nobody has set it up: it takes the backup's identity. */
  isEmpty: boolean;
}

/** Refuses a backup of another school's server, or of other tables than this version has. */
export function checkOrigin(backup: OpenBackup, here: Here): void {
  const { server_id, migrasi, versi } = backup.daftar;
  if (!here.isEmpty && server_id !== here.server_id) throw new UnreadableBackup(foreign);
  const known = listMigrations();
  if (migrasi === known.at(-1)) return;
  const isOlder = known.includes(migrasi);
  throw new UnreadableBackup(
    isOlder
      ? `Pencadangan ini dibuat oleh aplikasi versi ${versi} yang lebih lama, dan susunan datanya sudah berubah. Pulihkan dengan versi itu, lalu perbarui aplikasinya.`
      : `Pencadangan ini dibuat oleh aplikasi yang lebih baru (versi ${versi}). Perbarui aplikasi di server ini, lalu pulihkan lagi.`,
  );
}
