import { z } from 'zod';
import { choice, optionalWholeNumber } from '../kernel/fields.ts';
import { barisPesertaSchema } from './impor-peserta.ts';

/** Largest file of an import of participants in bytes. */
export const MAKS_BERKAS_PESERTA = 2 * 1024 * 1024;

export const modeImpor = ['periksa', 'impor'] as const;

/** What is asked of an import besides the file. `periksa` reads and reports, `impor` writes what is good. */
export const permintaanImporPesertaContract = z.object({
  mode: choice(modeImpor, 'impor'),
  /** File status of the new participants; null: they take part in exams only (N41). */
  status_berkas: optionalWholeNumber(0, 6),
});
export type PermintaanImporPeserta = z.output<typeof permintaanImporPesertaContract>;

/** What an import says of a row: a `tolak` keeps it out, a `peringatan` leaves a field blank or only informs. */
const temuanImporContract = z.object({
  /** 1-based row of the sheet. */
  baris: z.int().min(1),
  /** Cell as Excel names it; null where the whole row is meant. */
  sel: z.string().nullable(),
  kolom: z.string().nullable(),
  tingkat: z.enum(['tolak', 'peringatan']),
  message: z.string(),
});

/** A row as the report shows it. */
export const contohPesertaContract = barisPesertaSchema.omit({ kata_sandi: true });

/** Laporan impor: what a file says and what becomes of it, by api/import-data-peserta. Carries no password. */
export const laporanImporContract = z.object({
  /** Under which the report is kept; null for a dry run. */
  id: z.string().nullable(),
  /** Recognised layout, for people. */
  format: z.string(),
  mode: z.enum(modeImpor),
  /** Rows that name somebody: the sum of the four counts. */
  dibaca: z.int().nonnegative(),
  baru: z.int().nonnegative(),
  diubah: z.int().nonnegative(),
  tetap: z.int().nonnegative(),
  ditolak: z.int().nonnegative(),
  temuan: z.array(temuanImporContract),
  /** The first rows as they were understood. */
  contoh: z.array(contohPesertaContract),
  /** Fields of stored participants that change; `kunci` is the participant's number. */
  perubahan: z.array(
    z.object({ kunci: z.string(), kolom: z.string(), sebelum: z.string(), sesudah: z.string() }),
  ),
});
export type LaporanImpor = z.output<typeof laporanImporContract>;
