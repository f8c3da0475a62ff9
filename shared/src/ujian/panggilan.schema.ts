import { z } from 'zod';
import { letters } from '../sync/stream/letter.ts';
import { streamRegistration } from '../sync/protocol/protocol.schema.ts';

/** Contracts of the participant's exam calls. */
const id = z.string({ error: 'harus diisi' }).min(1).max(64);

export const jadwalUjianContract = z.object({ jadwal_ujian_id: id });
export const ujianContract = z.object({ ujian_id: id });

export const createSoalsContract = z.object({
  jadwal_ujian_id: id,
  token: z.string().max(20).default(''),
  /** The participant confirmed moving from another device that holds nothing unsent. */
  pindah: z.boolean().default(false),
  aliran: streamRegistration.optional(),
});

/** The token of the room where the attempt on the device runs. */
export const gantiPesertaContract = ujianContract.extend({ token: z.string().max(20).default('') });

const nomor = z.coerce.number({ error: 'harus berupa angka' }).int().min(1).max(500);
export const fetchSoalContract = jadwalUjianContract.extend({ nomor });
export const getSoalContract = ujianContract.extend({ nomor });

/** Seconds, whole and not negative. */
const timeleft = z.coerce.number({ error: 'harus berupa detik' }).int().min(0).max(86_400);
export const setTimeLeftContract = jadwalUjianContract.extend({ timeleft });
export const setTimeLeftV2Contract = ujianContract.extend({ timeleft });

export const storeJawabanContract = z.object({
  id,
  pilihan: z.enum(letters, { error: 'pilihan harus A, B, C, D atau E' }),
});

/** Revealing the kode luring of a session. */
export const kodeLuringContract = z.object({
  alasan: z.string({ error: 'Tulis alasannya.' }).trim().min(3, 'Tulis alasannya.').max(500),
});
