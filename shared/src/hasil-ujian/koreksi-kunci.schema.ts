import { z } from 'zod';
import { kunciSoal } from './analisis.schema.ts';

const soal_id = z.string().min(1).max(64);
const kunci = z.enum(kunciSoal, 'Pilih kunci yang benar, atau gugurkan soalnya.');

/** What a corrected key would do (api/koreksi-kunci-rencana). */
export const isianRencanaKoreksi = z.object({ soal_id, kunci });

/** A corrected key; `sebelum` is the one that was seen (api/koreksi-kunci). */
export const isianKoreksi = z.object({
  soal_id,
  kunci,
  sebelum: kunci,
  alasan: z.string().trim().min(3, 'Isi alasan, paling sedikit 3 huruf.').max(255),
  /** Drawn by the client: the same act sent again changes nothing. */
  tindakan_id: z.string().min(1).max(64),
});

export const rencanaKoreksiContract = z.object({
  sebelum: z.enum(kunciSoal),
  /** Attempts with a score that drew the question. */
  diperiksa: z.int(),
  naik: z.int(),
  turun: z.int(),
  /** Schedules whose scores change. */
  jadwal: z.array(z.string()),
  /** Whose score changes, old and new. */
  berubah: z.array(
    z.object({
      id: z.string(),
      nis: z.string(),
      nama: z.string(),
      jadwal: z.string(),
      sebelum: z.number(),
      sesudah: z.number(),
    }),
  ),
});
export type RencanaKoreksi = z.output<typeof rencanaKoreksiContract>;
