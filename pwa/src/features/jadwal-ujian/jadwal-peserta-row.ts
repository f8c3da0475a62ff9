import { asalBaris, statusHadir } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { z } from 'zod';

/** A participant's row as the list of applicants' schedules shows it (api/jadwal-ujian-peserta). */
export const jadwalPesertaContract = z.object({
  id: z.string(),
  noreg: z.string(),
  nama: z.string(),
  jurusan: z.string(),
  sesi: z.string(),
  /** A message was sent to the participant. */
  status_pesan: z.boolean(),
  status: z.enum(statusHadir),
  jadwal: z.string(),
  wajib: z.boolean(),
  ruang: z.string().nullable(),
  kursi: z.string().nullable(),
  asal: z.enum(asalBaris),
});
export type JadwalPesertaRow = z.output<typeof jadwalPesertaContract>;

/** What generating did. */
export const hasilGenerateContract = z.object({
  dibuat: z.int(),
  sudah_ada: z.int(),
  dilewati: z.array(z.object({ alasan: z.string(), jumlah: z.int(), contoh: z.array(z.string()) })),
});
export type HasilGenerateRow = z.output<typeof hasilGenerateContract>;

/** What a reset takes back, and who keeps his row. */
export const hasilResetContract = z.object({
  dihapus: z.int(),
  dipertahankan: z.int(),
  nama: z.array(z.string()),
});
export type HasilResetRow = z.output<typeof hasilResetContract>;
