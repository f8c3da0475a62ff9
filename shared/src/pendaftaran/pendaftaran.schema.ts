import { z } from 'zod';

const versi = z.int().min(0);
/** Drawn by the device: the same act sent twice is carried out once. */
const operasi_id = z.string().min(8).max(64);
const fields = z.record(z.string().max(60), z.unknown());

/** POST api/peserta/pendaftaran-draf: any fields of the form. */
export const drafContract = z.intersection(z.object({ versi: versi.optional() }), fields);

/** POST api/peserta/pendaftaran: the whole form; the specification's call carries neither version nor operation (N24). */
export const kirimContract = z.intersection(
  z.object({
    versi: versi.optional(),
    operasi_id: operasi_id.optional(),
    /** Version of the declaration that he has read. */
    persetujuan_versi: z.int().min(1).optional(),
  }),
  fields,
);

/** POST api/peserta/pendaftaran-cabut. */
export const cabutContract = z.object({
  /** The applicant's name as he types it. */
  konfirmasi: z.string().trim().max(200).default(''),
  operasi_id: operasi_id.optional(),
});
