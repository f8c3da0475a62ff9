import { z } from 'zod';
import { choice, decimalNumber, optionalDate, wholeNumber } from '../kernel/fields.schema.ts';
import { kunciSeri } from '../seleksi/aturan.ts';
import { modeSeleksi } from '../seleksi/hasil.ts';
import { defineKelompok } from './define-kelompok.ts';

const urutan = z
  .array(z.enum(kunciSeri), 'berisi daftar penentu.')
  .refine((keys) => new Set(keys).size === keys.length, 'menyebut setiap penentu satu kali.');

const fields = z.object({
  mode_seleksi: choice(modeSeleksi, 'grade'),
  nilai_minimum: z.preprocess((value) => value ?? 0, decimalNumber(0, 100)),
  nilai_kosong: choice(['tahan', 'nol'], 'tahan'),
  urutan_seri: z.preprocess((value) => value ?? kunciSeri, urutan),
  persen_afirmasi: wholeNumber(0, 100, 15),
  tampilkan_nilai_terendah: z.preprocess((value) => value ?? true, z.boolean('berisi ya atau tidak.')),
  sanggahan_mulai: optionalDate(),
  sanggahan_selesai: optionalDate(),
  sanggahan_hari_jawab: wholeNumber(1, 60, 7),
});
export type PengaturanSeleksi = z.output<typeof fields>;

/** The rules of a run, and when applicants may object to their result: without both dates nobody may. */
export const seleksi = defineKelompok({
  title: 'Seleksi',
  hint: 'Aturan berlaku untuk seleksi yang dijalankan berikutnya; hasil yang sudah ada tidak berubah. Sanggahan diterima dari hari pertama sampai akhir hari terakhir. Kosongkan keduanya bila sekolah tidak menerima sanggahan.',
  fields,
  labels: {
    mode_seleksi: 'Cara seleksi',
    nilai_minimum: 'Nilai akhir minimum',
    nilai_kosong: 'Komponen nilai yang kosong',
    urutan_seri: 'Penentu bila nilai akhir sama',
    persen_afirmasi: 'Kursi afirmasi (persen pagu)',
    tampilkan_nilai_terendah: 'Nilai terendah diterima diumumkan',
    sanggahan_mulai: 'Sanggahan mulai',
    sanggahan_selesai: 'Sanggahan sampai',
    sanggahan_hari_jawab: 'Sanggahan dijawab dalam (hari)',
  },
  check({ sanggahan_mulai: first, sanggahan_selesai: last }) {
    const kesalahan: Record<string, string> = {};
    if (first !== null && last === null)
      kesalahan['sanggahan_selesai'] = 'Isi hari terakhir, atau kosongkan keduanya.';
    if (first === null && last !== null)
      kesalahan['sanggahan_mulai'] = 'Isi hari pertama, atau kosongkan keduanya.';
    if (first !== null && last !== null && last < first)
      kesalahan['sanggahan_selesai'] = 'Hari terakhir tidak boleh sebelum hari pertama.';
    return kesalahan;
  },
});
