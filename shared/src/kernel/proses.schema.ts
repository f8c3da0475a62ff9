import { z } from 'zod';

/** Work that takes a while, as whoever started it watches it (api/proses). Counts are records. */
export const prosesContract = z.object({
  /** Drawn by the client that started it. */
  id: z.string(),
  jenis: z.string(),
  status: z.enum(['menunggu', 'berjalan', 'selesai', 'gagal']),
  total: z.int(),
  selesai: z.int(),
  dilewati: z.int(),
  gagal: z.int(),
  /** Whom it could not be done for, and why. */
  temuan: z.array(z.object({ kunci: z.string(), nama: z.string(), message: z.string() })),
  dibuat_ms: z.number(),
  diubah_ms: z.number(),
});
export type Proses = z.output<typeof prosesContract>;

/** The id under which the client asks how far its work is; without one nobody can. */
export const prosesIdContract = z.object({ proses: z.string().min(1).max(64).nullish() });
