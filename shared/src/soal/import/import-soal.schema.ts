import { z } from 'zod';
import { tabelTerbacaSchema } from '../../kernel/tabel-terbaca.schema.ts';
import { pratinjauSoalSchema, temuanSoalSchema } from './soal-import.schema.ts';

/** Largest question file in bytes; a Word document full of images stays below. */
export const MAKS_BERKAS_SOAL = 20 * 1024 * 1024;

/** Largest single image in bytes (spec: "Gambar Max: 2Mb"). */
export const MAKS_GAMBAR_SOAL = 2 * 1024 * 1024;

/** Files that the question import opens, for the file chooser. */
export const EKSTENSI_BERKAS_SOAL = [
  '.xlsx',
  '.xls',
  '.csv',
  '.docx',
  '.xml',
  '.zip',
  '.gift',
  '.txt',
] as const;

/**
 * The report of an import or of its dry run: what was understood, and every question that was not kept with the reason.
 * `siap` questions can be written, `gagal` have at least one `galat`, `dilewati` are rows with only a number, help and
 * example rows, and categories.
 */
export const laporanImportSoalSchema = z.object({
  nama_berkas: z.string(),
  /** Recognised layout, for people: 'Candy importdatasoal'. */
  layout: z.string(),
  siap: z.int().nonnegative(),
  gagal: z.int().nonnegative(),
  dilewati: z.int().nonnegative(),
  temuan: z.array(temuanSoalSchema),
  pratinjau: z.array(pratinjauSoalSchema),
  /** Tables of the file, for choosing columns by hand; none where a file has no columns. */
  tabel: z.array(tabelTerbacaSchema).default([]),
  /** Questions by religion or specialisation, as the file writes it; none where it names at most one. */
  kelompok: z.array(z.object({ nama: z.string(), jumlah: z.int().positive() })).default([]),
});
export type LaporanImportSoal = z.infer<typeof laporanImportSoalSchema>;
