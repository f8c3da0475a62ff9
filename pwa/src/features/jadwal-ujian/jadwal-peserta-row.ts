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
