import { z } from 'zod';
import { choice } from './fields.schema.ts';
import { tabelTerbacaSchema } from './tabel-terbaca.schema.ts';

export const modeImport = ['periksa', 'impor'] as const;
/** `periksa` reads and reports, `impor` writes what is good. */
export const permintaanImportContract = z.object({ mode: choice(modeImport, 'impor') });

/** What an import says of a row: a `tolak` keeps it out, a `peringatan` leaves a field blank or only informs. */
const temuanImportContract = z.object({
  /** 1-based row of the sheet. */
  baris: z.int().min(1),
  /** Cell as Excel names it; null where the whole row is meant. */
  sel: z.string().nullable(),
  kolom: z.string().nullable(),
  tingkat: z.enum(['tolak', 'peringatan']),
  message: z.string(),
});
export type TemuanImport = z.output<typeof temuanImportContract>;

/** Laporan impor: what a file says and what becomes of it. */
export const laporanImportContract = z.object({
  /** Under which the report is kept; null where it is not. */
  id: z.string().nullable(),
  /** Recognised layout, for people. */
  format: z.string(),
  mode: z.enum(modeImport),
  /** Rows that name something: the sum of the four counts. */
  dibaca: z.int().nonnegative(),
  baru: z.int().nonnegative(),
  diubah: z.int().nonnegative(),
  tetap: z.int().nonnegative(),
  ditolak: z.int().nonnegative(),
  temuan: z.array(temuanImportContract),
  /** The first rows as they were understood, by field; `baris` is the row of the sheet. */
  contoh: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Fields of stored records that change; `kunci` is what the record is recognised by. */
  perubahan: z.array(
    z.object({ kunci: z.string(), kolom: z.string(), sebelum: z.string(), sesudah: z.string() }),
  ),
  /** Sheets of the file, where columns can be chosen by hand. */
  tabel: z.array(tabelTerbacaSchema).optional(),
  /** What is told of written rows this once and kept nowhere, beside their cells. */
  sekali: z.array(z.record(z.string(), z.string())).optional(),
});
export type LaporanImport = z.output<typeof laporanImportContract>;
