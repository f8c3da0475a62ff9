import { z } from 'zod';
import { optionalText, plainText } from '../kernel/fields.schema.ts';
import { statusPermohonan } from './peralihan-permohonan.ts';

/** Drawn by the device: the same act sent twice is one. */
const operasi_id = z.string().min(8).max(64).optional();
/** Stored name of a PDF. */
const dokumen = optionalText(100).optional();
/** Version of the application as it was read. */
const versi = z.int().optional();

/** POST api/peserta/permohonan. */
export const kirimPermohonanContract = z.object({
  formasi_id: z.string('wajib diisi.').min(1, 'wajib diisi.').max(64),
  dokumen,
  operasi_id,
});

/** PUT api/peserta/permohonan/{id}, "Ajukan Perbaikan": without `dokumen` the application keeps its own. */
export const perbaikiPermohonanContract = z.object({ dokumen, versi, operasi_id });

/** Letters of what the committee says to a decision, at most. */
export const maksKeterangan = 255;

/** PUT api/permohonan/{id}. */
export const putuskanPermohonanContract = z.object({
  status: z.enum(statusPermohonan, `diisi salah satu: ${statusPermohonan.join(', ')}.`),
  keterangan: plainText(maksKeterangan),
  versi,
  operasi_id,
});

/** What narrows the list of staff. */
export const saringanPermohonanContract = z.object({
  status: z.enum(statusPermohonan).optional(),
  formasi_id: z.string().max(64).optional(),
});
