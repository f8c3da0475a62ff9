import { z } from 'zod';

/** Why a backup was made: by hand, or by the server before an act that replaces data. */
export const sebabPencadangan = ['manual', 'sebelum-reset', 'sebelum-pulih'] as const;
export type SebabPencadangan = (typeof sebabPencadangan)[number];

/** A backup in the server's folder. One that cannot be read has `sebab` null. `ukuran` in bytes. */
export const pencadanganContract = z.object({
  id: z.string(),
  dibuat_ms: z.number(),
  ukuran: z.int(),
  sebab: z.enum(sebabPencadangan).nullable(),
  terverifikasi: z.boolean(),
});
export type Pencadangan = z.output<typeof pencadanganContract>;

const konfirmasi = z.string().max(255).default('');
/** At least three letters, which is asked for beside the name: an empty call is told of both. */
const alasan = z.string().trim().max(255).default('');

/** POST api/profile-reset-data. `konfirmasi` is the school's name, typed (N33). */
export const resetPendaftarContract = z.object({ konfirmasi, alasan });

/** POST api/pencadangan-pulihkan. `konfirmasi` as above. */
export const pulihkanContract = z.object({ id: z.string().max(64), konfirmasi, alasan });

/** POST api/pencadangan-tiket. */
export const unduhContract = z.object({ id: z.string().max(64) });
