import { z } from 'zod';
import { letters } from '../../sync/stream/letter.ts';

/** Places of a question that can carry text and an image of their own: the question and its options. */
export const TEMPAT_SOAL = ['soal', 'a', 'b', 'c', 'd', 'e'] as const;
export type TempatSoal = (typeof TEMPAT_SOAL)[number];

/** Longest name of a group of questions, in characters. */
export const MAKS_KELOMPOK = 60;

/** What a reader or a check found at one question. A `galat` keeps the question out, a `peringatan` does not. */
export const temuanSoalSchema = z.object({
  /** Where in the file: 'baris 7', 'soal 3 (baris 41)'. '' means the whole file. */
  asal: z.string(),
  /** Cell as Excel names it: C7. */
  sel: z.string().optional(),
  tingkat: z.enum(['galat', 'peringatan']),
  /** Indonesian: what is wrong and the way out. */
  pesan: z.string(),
});
export type TemuanSoal = z.infer<typeof temuanSoalSchema>;

/**
 * A question as the preview shows it: sanitised HTML in which `media:N` names the N-th (0-based) of `jumlah_media`
 * images inside texts, and the places that carry an image of their own. Absent options are ''.
 */
export const pratinjauSoalSchema = z.object({
  nomor: z.int().positive(),
  asal: z.string(),
  soal: z.string(),
  pilihan: z.object({ a: z.string(), b: z.string(), c: z.string(), d: z.string(), e: z.string() }),
  jawaban: z.enum(letters),
  gambar: z.array(z.enum(TEMPAT_SOAL)),
  jumlah_media: z.int().nonnegative(),
  /** Religion or specialisation that the question is for; '' for everybody. */
  kelompok: z.string().max(MAKS_KELOMPOK).default(''),
  /** Small images as data addresses, by place and by number inside the texts; an image too many is missing. */
  kecil: z.record(z.string(), z.string()).default({}),
});
