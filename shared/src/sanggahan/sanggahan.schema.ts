import { z } from 'zod';
import { optionalText, requiredText } from '../kernel/fields.schema.ts';

/** POST api/peserta/sanggahan; `berkas` is the stored name of a file. */
export const sanggahanContract = z.object({
  body: requiredText(2_000),
  berkas: optionalText(100).optional(),
  /** Drawn by the device: the same objection sent twice is one. */
  operasi_id: z.string().min(8).max(64).optional(),
});

/** POST api/sanggahan-jawab. */
export const jawabSanggahanContract = z.object({
  id: z.string().min(1).max(64),
  jawaban: requiredText(2_000),
});

/** What the form of an answer asks for. */
export const isianJawaban = jawabSanggahanContract.pick({ jawaban: true });
