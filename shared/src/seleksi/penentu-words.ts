import type { PenjelasanPilihan } from './penjelasan.ts';

/** What decided, in words. */
export const penentuWords: Record<NonNullable<PenjelasanPilihan['penentu']>, string> = {
  prioritas: 'prioritas yang ditetapkan administrator',
  nilai: 'nilai akhir',
  rapor: 'nilai rapor, karena nilai akhirnya sama',
  teori: 'nilai tes teori, karena nilai akhirnya sama',
  jarak: 'jarak ke sekolah, karena nilai akhirnya sama',
  lahir: 'usia yang lebih tua, karena nilai akhirnya sama',
  daftar: 'pendaftaran yang lebih dahulu, karena nilai akhirnya sama',
  nomor: 'nomor pendaftaran, karena semua yang lain sama',
  nilai_minimum: 'nilai akhir di bawah nilai minimum',
};
