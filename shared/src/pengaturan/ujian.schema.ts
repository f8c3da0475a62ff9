import { z } from 'zod';
import { choice, wholeNumber } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const fields = z.object({
  token_wajib: z.preprocess((value) => value ?? true, z.boolean('berisi ya atau tidak.')),
  rotasi_token_menit: wholeNumber(5, 240, 15),
  kebijakan_waktu: choice(['jeda', 'jalan_terus'], 'jeda'),
  jeda_maks: wholeNumber(0, 120, 3),
  toleransi_menit: wholeNumber(0, 240, 0),
  menit_minimum_selesai: wholeNumber(0, 600, 0),
  keterlambatan: choice(['akhir_sama', 'waktu_penuh'], 'akhir_sama'),
  keluar_halaman: choice(['catat', 'minta_token'], 'catat'),
  keluar_halaman_kali: wholeNumber(1, 20, 3),
});

/** How tokens rotate, what leaving the page of an exam brings, and what a new exam schedule begins with. */
export const ujian = defineKelompok({
  title: 'Ujian',
  hint: 'Isian awal setiap jadwal ujian baru; jadwal yang sudah ada tidak berubah. Lamanya sebuah token dan keluar halaman berlaku untuk semua jadwal.',
  fields,
  labels: {
    token_wajib: 'Token wajib',
    rotasi_token_menit: 'Token berganti setiap',
    kebijakan_waktu: 'Kebijakan waktu',
    jeda_maks: 'Terhenti tanpa rugi, paling lama',
    toleransi_menit: 'Toleransi sesudah sesi berakhir',
    menit_minimum_selesai: 'Selesai dibuka setelah',
    keterlambatan: 'Peserta terlambat',
    keluar_halaman: 'Peserta keluar halaman ujian',
    keluar_halaman_kali: 'Token diminta lagi setelah',
  },
  check: ({ kebijakan_waktu, jeda_maks }) =>
    kebijakan_waktu === 'jalan_terus' && jeda_maks > 0
      ? { jeda_maks: 'Isi 0: pada kebijakan jalan terus, waktu tidak pernah berhenti.' }
      : {},
});
