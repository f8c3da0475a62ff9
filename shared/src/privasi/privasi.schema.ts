import { z } from 'zod';
import { MIN_ALASAN_HAPUS } from '../hapusan/hapusan.schema.ts';

/** POST api/peserta/salinan-data: the password in force. */
export const salinanSayaContract = z.object({ password: z.string().max(200) });

/** POST api/privasi-salinan: for the person himself, or with what only the committee knows. */
export const salinanContract = z.object({
  id: z.string().min(1).max(64),
  untuk: z.enum(['pendaftar', 'panitia']).optional(),
});

/** POST api/privasi-hapus/{id}: `konfirmasi` is the person's name, typed. */
export const hapusOrangContract = z.object({
  konfirmasi: z.string().max(255).default(''),
  alasan: z
    .string()
    .trim()
    .min(MIN_ALASAN_HAPUS, `Isi alasan, paling sedikit ${MIN_ALASAN_HAPUS} huruf.`)
    .max(500),
});

/** POST api/privasi-tanggal: the server's time as it was shown. */
export const pastikanTanggalContract = z.object({ server_ms: z.int() });
