import { z } from 'zod';
import { menunggu } from './menunggu.ts';

const salah = 'Saringan ini tidak dikenal. Buka daftarnya lagi dari menu.';
const ya = z.literal('ya', salah).optional();

/** What narrows the lists of files, beside the words that are looked for. */
export const saringanContract = z.object({
  status: z.enum(['1', '2', '3', '4', '5', '6', menunggu], salah).optional(),
  /** Who has the file now. */
  pemeriksa: z.enum(['saya', 'lain', 'kosong'], salah).optional(),
  jurusan_id_1: z.string().max(64, salah).optional(),
  /** Sent at least so many hours ago. */
  umur_jam: z
    .string()
    .regex(/^\d{1,5}$/, salah)
    .optional(),
  /** Sent back more than two days ago. */
  belum_diperbaiki: ya,
  /** Something of it stands in the form of somebody else. */
  ganda: ya,
  /** A rejection waits for a second account. */
  usulan: ya,
});
export type Saringan = z.output<typeof saringanContract>;
