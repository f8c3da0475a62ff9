import { z } from 'zod';
import { letters } from '../sync/stream/letter.ts';

export const kunciSoal = [...letters, 'gugur'] as const;

/** One question in the analysis, with its place in the version of the bank that was used. */
const butirContract = z.object({
  id: z.string(),
  master_soal_id: z.string(),
  nomor: z.int(),
  mapel: z.string(),
  /** Version of the bank. */
  edisi: z.int(),
  /** The bank goes on in a newer version. */
  lama: z.boolean(),
  /** Beginning of the question, as text. */
  teks: z.string(),
  /** The key in force. */
  kunci: z.enum(kunciSoal),
  /** Sheets that held it. */
  jumlah: z.int(),
  benar: z.int(),
  kosong: z.int(),
  /** Share of right answers, 0 to 1. */
  kesukaran: z.number(),
  /** Point-biserial, -1 to 1; null: cannot be computed. */
  daya_beda: z.number().nullable(),
  pilihan: z.array(z.object({ pilihan: z.enum(letters), jumlah: z.int(), atas: z.int(), bawah: z.int() })),
});
export type ButirAnalisis = z.output<typeof butirContract>;

/** Item analysis of a schedule, or of a version of a bank over all its schedules (api/analisis-butir). */
export const analisisContract = z.object({
  /** Finished sheets that it is made from. */
  peserta: z.int(),
  /** Attempts that are not over yet, and left out. */
  belum: z.int(),
  /** Shares of right answers, 0 to 1. */
  rata_rata: z.number(),
  simpangan: z.number(),
  kr20: z.number().nullable(),
  /** In its place where sheets were drawn with different questions. */
  kr21: z.number().nullable(),
  butir: z.array(butirContract),
});
export type AnalisisUjian = z.output<typeof analisisContract>;

/** The reliability of an analysis, and by which formula it was worked out. */
export const reliabilitasOf = ({ kr20, kr21 }: Pick<AnalisisUjian, 'kr20' | 'kr21'>) =>
  kr21 === null ? { rumus: 'KR-20', nilai: kr20 } : { rumus: 'KR-21', nilai: kr21 };
