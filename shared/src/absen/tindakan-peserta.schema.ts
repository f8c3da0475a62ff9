import { z } from 'zod';
import { kodePelanggaran } from './pelanggaran.schema.ts';

export const jenisTindakan = [
  'tambah_waktu',
  'reset_login',
  'reset_ujian',
  'paksa_selesai',
  'buka_kembali',
  'izinkan_mulai',
  'terima_tertahan',
  'tolak_tertahan',
  'pelanggaran',
  'salah_akun',
  'pesan_layar',
  'terima_surat',
  'lewati_kirim_ulang',
] as const;
export type JenisTindakan = (typeof jenisTindakan)[number];

/** An act of staff on a participant's row, as its detail shows it. */
export const tindakanPesertaContract = z.object({
  id: z.string(),
  jenis: z.enum(jenisTindakan),
  /** Minutes granted. */
  menit: z.int().nullable(),
  /** Of a violation. */
  kode: kodePelanggaran.nullable(),
  alasan: z.string(),
  /** Who did it. */
  nama: z.string(),
  waktu_ms: z.number(),
});
export type TindakanPeserta = z.output<typeof tindakanPesertaContract>;
