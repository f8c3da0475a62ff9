import { z } from 'zod';

/** POST api/verifikasi-bukti. */
export const buktiContract = z.object({ id: z.string().min(1).max(64) });
