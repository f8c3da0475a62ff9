import { z } from 'zod';

/** Contracts of the proctor's commands. Each is on record with its reason. */
const id = z.string().min(1).max(64);
const ids = z.array(id).min(1, 'Pilih paling sedikit satu peserta.').max(2_000);
const alasan = z.string().trim().min(3, 'Isi alasan, paling sedikit 3 huruf.').max(255);
/** Without a reason the act is recorded as such. */
const alasanBolehKosong = z.string().trim().max(255).default('');

/** Drawn by the client: an act sent again with the same id changes nothing and is answered the same. */
const tindakan_id = id.optional();

export const resetLoginContract = z.object({ ids, alasan: alasanBolehKosong, tindakan_id });
export const tambahWaktuContract = z.object({
  ids,
  menit: z.coerce.number().int().min(1, 'Isi 1 sampai 180 menit.').max(180, 'Isi 1 sampai 180 menit.'),
  alasan,
  /** Drawn by the client: the same act sent twice counts once. */
  tambahan_id: id,
});
export const setSelesaiContract = z.object({ id, alasan: alasanBolehKosong, tindakan_id });
export const resetUjianContract = z.object({
  id,
  /** The participant's number, typed: the act destroys an attempt. */
  konfirmasi: z.string().trim().max(64).optional(),
  alasan: alasanBolehKosong,
  tindakan_id,
});
