import { z } from 'zod';

/** POST api/auth/token. */
export const tokenContract = z.object({
  /** Login name: an address, a chosen word, or the number of a participant. */
  email: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  ingat: z.boolean().default(false),
  /** What an earlier login on this device answered. */
  bukti_perangkat: z.string().max(200).nullish(),
});
