import { z } from 'zod';

const teks = z.string().nullable();

/** A participant as staff read him (api/data-peserta). */
export const pesertaContract = z.object({
  id: z.string(),
  nomor_peserta: z.string(),
  nomor_register: teks,
  nisn: teks,
  nama: z.string(),
  jenis_kelamin: z.enum(['L', 'P', '']),
  tempat_lahir: teks,
  /** YYYY-MM-DD */
  tanggal_lahir: teks,
  agama: teks,
  kelas: teks,
  nama_sekolah_asal: teks,
  jurusan_id_1: teks,
  jurusan_id_2: teks,
  /** Names of the two programmes. */
  pil1: teks,
  pil2: teks,
  /** 62… */
  nomor_hp: teks,
  ruang: teks,
  kursi: teks,
  sesi: teks,
  /** Code of the file's status; null: takes part in exams only. */
  status: z.int().min(0).max(6).nullable(),
  akun_id: teks,
  foto: teks,
});
export type Peserta = z.output<typeof pesertaContract>;

/** A participant for whom no account could be made, and why. */
export interface AkunGagal {
  nomor_peserta: string;
  nama: string;
  alasan: string;
}

/** What api/generate-account did. */
export interface HasilGenerateAkun {
  dibuat: number;
  sudah_ada: number;
  gagal: AkunGagal[];
}
