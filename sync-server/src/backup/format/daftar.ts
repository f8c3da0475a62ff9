import { sebabPencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { engine } from '../../db/engine.ts';
import { packageFolder } from '../../package-folder.ts';

/**
 * Rises with every change by which an older server would misread a backup. 2: sealed, with the server's key inside. 3: may
 * hold the database as one file, and name files that lie beside it.
 */
export const backupFormat = 3;
const oldestFormat = 2;
export const isReadableFormat = (format: number): boolean => format >= oldestFormat && format <= backupFormat;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const size = { ukuran: z.int().min(0), sha256 };

/** `daftar.json`: what a backup is, and everything that it holds with its size in bytes and its hash. */
export const daftarContract = z.object({
  format: z.int().refine(isReadableFormat),
  server_id: z.string(),
  generasi: z.int(),
  /** Of the product. */
  versi: z.string(),
  /** Name of the last migration, alike on both engines. */
  migrasi: z.string(),
  dibuat_ms: z.int(),
  sebab: z.enum(sebabPencadangan),
  sekolah: z.string(),
  /** Fingerprint of the key that seals secrets in the rows. */
  kunci: sha256,
  tabel: z.array(z.object({ nama: z.string().regex(/^[a-z_]+$/), baris: z.int().min(0), ...size })),
  /** The database as SQLite wrote it, in place of the tables; size and hash before it was packed. */
  basis: z.object(size).nullable().default(null),
  /** Where the files below lie: in the backup, or beside it in the folder `berkas`. */
  berkas: z.enum(['dalam', 'samping']).default('dalam'),
  /** `nama` is the name in the media store; a file that is damaged there has another hash. */
  media: z.array(z.object({ nama: sha256, ...size })),
});
export type Daftar = z.output<typeof daftarContract>;

/**
 * `kunci.json`: what makes a backup whole on another computer. `garam` names the recovery code that opens it, `akar` is the
 * server's key locked under it, `segel` the seal of `daftar.json`, which names the hash of all the rest.
 */
export const kunciContract = z.object({ garam: z.string(), akar: z.string(), segel: z.string() });
export type Kunci = z.output<typeof kunciContract>;

export const daftarName = 'daftar.json';
export const kunciName = 'kunci.json';
export const tableEntry = (nama: string): string => `tabel/${nama}.ndjson`;
/** Packed in many parts, which one after the other are one file. */
export const basisEntry = 'spmb.sqlite.gz';
export const mediaEntry = (nama: string): string => `media/${nama}`;

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Names of all migrations that this server knows, in their order, without the numbers, which differ by engine. */
export function listMigrations(): string[] {
  const file = join(packageFolder, 'migrations', engine, 'meta', '_journal.json');
  const { entries } = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  return entries.map(({ tag }) => tag.replace(/^\d+_/, ''));
}
