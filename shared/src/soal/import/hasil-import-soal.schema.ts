import { z } from 'zod';
import { choice, optionalText, optionalWholeNumber, plainText } from '../../kernel/fields.schema.ts';
import { laporanImportSoalSchema } from './import-soal.schema.ts';
import { petaKolomSchema } from './peta-kolom.ts';
import { MAKS_KELOMPOK } from './soal-import.schema.ts';

/** `pecah` gives each group a bank of its own, `satu` keeps one group, `gabung` puts all into the opened bank. */
export const pembagianSoal = ['', 'pecah', 'satu', 'gabung'] as const;
export type PembagianSoal = (typeof pembagianSoal)[number];

/** What is asked of an import besides the file. */
export const permintaanImportSoalContract = z.object({
  /** `periksa` reads and reports, `impor` writes what is good. */
  mode: choice(['periksa', 'impor'], 'impor'),
  /** `tambah` appends behind the bank's last number, `ganti` puts the file's questions in place of the bank's. */
  cara: choice(['tambah', 'ganti'], 'tambah'),
  /** What becomes of questions for several religions or specialisations; needed where a file has them. */
  pembagian: choice(pembagianSoal, ''),
  /** The group that `satu` keeps. */
  kelompok: plainText(MAKS_KELOMPOK),
  /** Columns chosen by hand; null: as their heads say. */
  peta: petaKolomSchema.nullable(),
  /** Of `ganti`: how many questions go, as `periksa` said, and why. */
  dihapus: optionalWholeNumber(0, 100_000).transform((jumlah) => jumlah ?? undefined),
  alasan: optionalText(500),
});

/** Report of api/master-soal-impor/{id}: what the file holds, and what came of it. */
export const hasilImportSoalContract = laporanImportSoalSchema.extend({
  /** Under which the report is kept; null for a dry run. */
  id: z.string().nullable(),
  mode: z.enum(['periksa', 'impor']),
  cara: z.enum(['tambah', 'ganti']),
  /** Questions written, or to be written. */
  baru: z.int().nonnegative(),
  /** Questions that the bank holds already, word for word; they are not written twice. */
  tetap: z.int().nonnegative(),
  /** Questions of the bank that the import takes away (`ganti`). */
  dihapus: z.int().nonnegative(),
  /** With `pecah`, the bank of each group and what it gets; '' is what stays in the opened one. */
  bank: z
    .array(
      z.object({
        id: z.string(),
        mapel: z.string(),
        kelompok: z.string(),
        baru: z.int().nonnegative(),
        tetap: z.int().nonnegative(),
        dihapus: z.int().nonnegative(),
      }),
    )
    .default([]),
});
export type HasilImportSoal = z.output<typeof hasilImportSoalContract>;
