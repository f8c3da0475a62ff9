import { z } from 'zod';

/** Fields that the proctor's commands share. */
export const id = z.string().min(1).max(64);
export const ids = z.array(id).min(1, 'Pilih paling sedikit satu peserta.').max(2_000);

/** Every act on participants carries one. */
export const alasan = z.string().trim().min(3, 'Isi alasan, paling sedikit 3 huruf.').max(255);
