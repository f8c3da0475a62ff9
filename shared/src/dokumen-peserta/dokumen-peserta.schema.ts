import { z } from 'zod';

/** POST api/peserta/dokumen: a requirement and the stored name of the file that meets it. */
export const dokumenPesertaContract = z.object({
  id: z.string().min(1).max(64),
  path: z.string('wajib diisi.').min(1, 'wajib diisi.').max(100),
});
