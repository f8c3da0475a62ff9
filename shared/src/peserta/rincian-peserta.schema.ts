import { z } from 'zod';
import { pesertaContract } from './peserta.schema.ts';
import { keadaanSandi } from './sandi-peserta.schema.ts';

/** An exam that a participant sits: local date and times of the school, and where. */
export const ujianPesertaContract = z.object({
  jadwal: z.string(),
  tanggal: z.string(),
  sesi: z.string(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  ruang: z.string().nullable(),
  kursi: z.string().nullable(),
});

/** One participant at the desk (api/data-peserta/{id}): his record, the state of his account, his exams from today on. */
export const rincianPesertaContract = pesertaContract.extend({
  /** null: no account. */
  akun_aktif: z.boolean().nullable(),
  sandi: z.enum(keadaanSandi),
  ujian: z.array(ujianPesertaContract),
});
export type RincianPeserta = z.output<typeof rincianPesertaContract>;
