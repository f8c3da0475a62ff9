import { z } from 'zod';

/** POST api/verify: what stands behind the address of a QR code. */
export const verifyContract = z.object({ id: z.string().trim().min(1, 'Isi kode verifikasi.').max(64) });
