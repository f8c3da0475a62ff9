import { z } from 'zod';

/**
 * The disk of the server's data folder. `cadangan` is the room that is kept for a full disk: `utuh` it is there, or soon
 * will be; `dipakai` the disk was full and lives on it; `habis` nothing can be stored any more.
 */
export const ruangDisk = z.object({
  bebas_mb: z.int(),
  cadangan: z.enum(['utuh', 'dipakai', 'habis']),
});
export type RuangDisk = z.output<typeof ruangDisk>;

/** GET api/health, as far as pages read it. */
export const healthAnswer = z.object({ disk: ruangDisk });
