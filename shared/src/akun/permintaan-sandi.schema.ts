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

/** POST api/lupa-kata-sandi. */
export const lupaSandiContract = z.object({
  email: z.string().trim().min(1, 'Isi nomor peserta atau email.').max(200),
  nomor_hp: z.string().max(40).nullish(),
});
/** POST api/permintaan-sandi-jawab: a one-time password, or none where the request is ignored. */
export const jawabPermintaanContract = z.object({ id: z.string().max(60), abaikan: z.boolean().nullish() });
