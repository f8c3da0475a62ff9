import { z } from 'zod';
import { wholeNumber } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const fields = z.object({
  batas_percobaan: wholeNumber(3, 20, 5),
  menit_masuk_baru: wholeNumber(1, 120, 15),
});
export type PengaturanKeamanan = z.output<typeof fields>;

/** How failed logins slow down, and when a password is asked for again (N32, N59). */
export const keamanan = defineKelompok({
  title: 'Keamanan',
  hint: 'Berlaku untuk percobaan berikutnya; yang sedang masuk tetap masuk.',
  fields,
  labels: {
    batas_percobaan: 'Percobaan masuk tanpa jeda',
    menit_masuk_baru: 'Kata sandi ditanyakan lagi setelah',
  },
});
