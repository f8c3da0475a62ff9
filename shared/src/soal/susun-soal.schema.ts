import { z } from 'zod';
import { optionalText } from '../kernel/fields.schema.ts';

/** A question of a bank, in the version that was seen. */
const terlihat = z.object({ id: z.string().max(100), versi: z.int() });

/** Most questions of one act. */
export const MAKS_SOAL_DIPILIH = 200;

/** Chosen questions. */
export const pilihanSoalContract = z.object({
  soal: z
    .array(terlihat, 'pilih sedikitnya satu soal.')
    .min(1, 'pilih sedikitnya satu soal.')
    .max(MAKS_SOAL_DIPILIH, `paling banyak ${MAKS_SOAL_DIPILIH} soal sekaligus.`),
});

/** Chosen questions that go (api/master-soal-detail-hapus), as many as were shown, and why; one goes without a reason. */
export const hapusSoalContract = pilihanSoalContract.extend({
  ikut: z.record(z.string().max(64), z.int().min(0)).nullish(),
  alasan: optionalText(500),
});

/** Copies of chosen questions (api/master-soal-detail-salin); the same `operasi_id` makes no second ones. */
export const salinSoalContract = pilihanSoalContract.extend({ operasi_id: z.string().max(100) });

/** Chosen questions go to another bank (api/master-soal-detail-pindah). */
export const pindahSoalContract = pilihanSoalContract.extend({ ke: z.string().max(100) });

/** A question goes to the place of a number (api/master-soal-detail-urut); see `pindahNomor`. */
export const urutSoalContract = terlihat.extend({ nomor: z.int().min(0).max(100_001) });
