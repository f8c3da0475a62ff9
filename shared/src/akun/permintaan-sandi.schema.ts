import { z } from 'zod';

/** Somebody forgot his password and asks staff for a one-time one (api/permintaan-sandi). */
export const permintaanSandiContract = z.object({
  /** Of the account: it has one request at most. */
  id: z.string(),
  nama: z.string(),
  email: z.string(),
  authent: z.string(),
  nomor_peserta: z.string().nullable(),
  /** 62…, as the school has it; null: not known. */
  nomor_hp: z.string().nullable(),
  /** 62…, as whoever asks has written it: proves nothing. */
  nomor_hp_ditulis: z.string().nullable(),
  dibuat_ms: z.number(),
  status: z.enum(['baru', 'dijawab', 'diabaikan']),
});
export type PermintaanSandi = z.output<typeof permintaanSandiContract>;
