import { z } from 'zod';

/** What a browser tells of its device; null: it does not. */
export const deviceNewsContract = z.object({
  /** Percent. */
  baterai: z.int().min(0).max(100).nullable(),
  mengisi: z.boolean().nullable(),
  /** Free space for this application, MB. */
  ruang_mb: z.int().min(0).nullable(),
  /** The browser promised not to clear what is stored. */
  tetap: z.boolean().nullable(),
});
export type DeviceNews = z.output<typeof deviceNewsContract>;
