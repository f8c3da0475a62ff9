import { z } from 'zod';

/** No exam; one that is only waited for, its time being over; one that goes on, or begins within minutes. */
export const sesiUjian = ['tidak', 'menunggu', 'berjalan'] as const;
export type SesiUjian = (typeof sesiUjian)[number];

/** What became of the backups of one place. */
const tempat = {
  /** When the newest good ones were begun; null: there is none. */
  malam_ms: z.number().nullable(),
  cepat_ms: z.number().nullable(),
  /** Why the last try failed, and since when all fail; null: it did not. */
  gagal: z.string().nullable(),
  gagal_sejak_ms: z.number().nullable(),
};

/** GET api/pencadangan-otomatis: what the server does by itself. */
export const otomatisContract = z.object({
  /** Since when this server makes backups by itself; null: not yet. */
  mulai_ms: z.number().nullable(),
  sesi: z.enum(sesiUjian),
  /** When the server saw first that it goes on; null: it does not. */
  sesi_sejak_ms: z.number().nullable(),
  malam_berikut_ms: z.number(),
  /** When the file of the database was last read as a whole and found sound, null: never. No file on PostgreSQL. */
  basis: z.object({ utuh_ms: z.number().nullable() }).nullable(),
  server: z.object(tempat),
  /** null: nobody has chosen one. */
  kedua: z
    .object({
      jalur: z.string(),
      /** It lies on the disk of the server, and is lost with it. */
      satu_disk: z.boolean(),
      ...tempat,
    })
    .nullable(),
});
export type PencadanganOtomatis = z.output<typeof otomatisContract>;

/** POST api/pencadangan-tempat: the folder of the second place; empty: none any more. */
export const tempatContract = z.object({ jalur: z.string().trim().max(1024).default('') });
