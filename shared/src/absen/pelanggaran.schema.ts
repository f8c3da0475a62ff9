import { z } from 'zod';

/** Coded violations, the words of the record and of the printed papers. A code is never taken away again. */
export const pelanggaran = {
  menyontek: 'Melihat catatan atau pekerjaan peserta lain',
  bekerja_sama: 'Bekerja sama dengan peserta lain',
  alat_terlarang: 'Membawa atau memakai alat yang dilarang',
  keluar_halaman: 'Meninggalkan halaman ujian',
  keluar_ruang: 'Meninggalkan ruang tanpa izin',
  orang_lain: 'Ujian dikerjakan orang lain',
  mengganggu: 'Mengganggu peserta lain',
  merekam_soal: 'Memotret atau menyalin soal',
  terlambat: 'Datang terlambat',
  lainnya: 'Lainnya',
} as const;
export type KodePelanggaran = keyof typeof pelanggaran;

export const kodePelanggaran = z.enum(
  Object.keys(pelanggaran) as [KodePelanggaran, ...KodePelanggaran[]],
  'Pilih jenis pelanggaran.',
);
