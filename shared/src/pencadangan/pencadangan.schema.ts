import { z } from 'zod';

/**
 * Why a backup was made: by hand, by the server before an act that replaces data, or by itself: every night, and a quick
 * one (`cepat`) every few minutes of an exam.
 */
export const sebabPencadangan = ['manual', 'sebelum-reset', 'sebelum-pulih', 'malam', 'cepat'] as const;
export type SebabPencadangan = (typeof sebabPencadangan)[number];

/** A backup in the server's folder. One that cannot be read has `sebab` null. `ukuran` in bytes. */
export const pencadanganContract = z.object({
  id: z.string(),
  dibuat_ms: z.number(),
  ukuran: z.int(),
  sebab: z.enum(sebabPencadangan).nullable(),
  terverifikasi: z.boolean(),
  /** Whether photos and documents lie in it, or beside it in the folder `berkas`; null: it cannot be read. */
  berkas: z.enum(['dalam', 'samping']).nullable(),
  /** It was copied to the second place and read again there. */
  di_tempat_kedua: z.boolean(),
});
export type Pencadangan = z.output<typeof pencadanganContract>;

const konfirmasi = z.string().max(255).default('');
/** At least three letters, which is asked for beside the name: an empty call is told of both. */
const alasan = z.string().trim().max(255).default('');

/** POST api/profile-reset-data. `konfirmasi` is the school's name, typed (N33). */
export const resetPendaftarContract = z.object({ konfirmasi, alasan });

/** Recovery code as typed; empty where this server's own opens the backup. */
const kode = z.string().max(100).default('');

/** POST api/pencadangan-pulihkan. `konfirmasi` as above. */
export const pulihkanContract = z.object({ id: z.string().max(64), konfirmasi, alasan, kode });

/** POST api/pencadangan-tiket. */
export const downloadContract = z.object({ id: z.string().max(64) });

/** POST api/pulihkan-awal, after api/pulihkan-unggah. */
export const pulihkanAwalContract = z.object({ kode });
/** POST api/kode-pemulihan: the code typed back from paper. */
export const kodePemulihanContract = z.object({ kode });
/** GET api/kode-pemulihan. null: it was typed back, and nobody is shown it any more. */
export interface KodePemulihan {
  kode: string | null;
}
