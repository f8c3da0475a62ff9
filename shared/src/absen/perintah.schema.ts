import { z } from 'zod';
import { alasan, id, ids } from './isian-perintah.schema.ts';
import { kodePelanggaran } from './pelanggaran.schema.ts';

/** Contracts of the proctor's commands. Each is on record with its reason. */
/** Without a reason the act is recorded as such. */
const alasanBolehKosong = z.string().trim().max(255).default('');

/** Drawn by the client: an act sent again with the same id changes nothing and is answered the same. */
const tindakan_id = id.optional();

/** Voids every token of a session shown before. */
export const gantiTokenContract = z.object({ alasan: alasanBolehKosong });
export const resetLoginContract = z.object({ ids, alasan: alasanBolehKosong, tindakan_id });
export const tambahWaktuContract = z.object({
  ids,
  menit: z.coerce.number().int().min(1, 'Isi 1 sampai 180 menit.').max(180, 'Isi 1 sampai 180 menit.'),
  alasan,
  /** Drawn by the client: the same act sent twice counts once. */
  tambahan_id: id,
});
/** Takes back a finish of the participant's own will. */
export const reopenFinishContract = z.object({ ids, alasan, tindakan_id: id });
/** Lets exams go on that began without the server and were held. */
export const izinkanMulaiContract = z.object({ ids, alasan, tindakan_id: id });
/** What devices have not sent again since a restore is not waited for any more. */
export const lewatiKirimUlangContract = z.object({ ids, alasan, tindakan_id: id });
export const setSelesaiContract = z.object({ id, alasan: alasanBolehKosong, tindakan_id });
export const resetUjianContract = z.object({
  id,
  /** The participant's number, typed: the act destroys an attempt. */
  konfirmasi: z.string().trim().max(64).optional(),
  alasan: alasanBolehKosong,
  tindakan_id,
});

/** Recorded and printed; changes neither answers nor score. */
export const catatPelanggaranContract = z
  .object({ ids, kode: kodePelanggaran, keterangan: z.string().trim().max(255).default(''), tindakan_id: id })
  .refine(({ kode, keterangan }) => kode !== 'lainnya' || keterangan.length >= 3, {
    path: ['keterangan'],
    message: 'Tulis pelanggarannya, paling sedikit 3 huruf.',
  });

/** `id`: the row under which was worked; `benar_id`: the row of who sat there. */
export const salahAkunContract = z
  .object({ id, benar_id: id, alasan, tindakan_id: id })
  .refine((sent) => sent.id !== sent.benar_id, {
    path: ['benar_id'],
    message: 'Pilih peserta yang sebenarnya duduk di sana, bukan pemilik akun ini.',
  });
