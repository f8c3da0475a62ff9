import { z } from 'zod';
import { choice } from '../kernel/fields.ts';
import { laporanImporSoalSchema } from './impor-soal.ts';

/** What is asked of an import besides the file. */
export const permintaanImporSoalContract = z.object({
  /** `periksa` reads and reports, `impor` writes what is good. */
  mode: choice(['periksa', 'impor'], 'impor'),
  /** `tambah` appends behind the bank's last number, `ganti` puts the file's questions in place of the bank's. */
  cara: choice(['tambah', 'ganti'], 'tambah'),
});

/** Largest upload of the question import in bytes, images that the file names included. */
export const MAKS_UNGGAHAN_SOAL = 8 * 1024 * 1024;

/** Report of api/master-soal-impor/{id}: what the file holds, and what came of it. */
export const hasilImporSoalContract = laporanImporSoalSchema.extend({
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
});
export type HasilImporSoal = z.output<typeof hasilImporSoalContract>;
