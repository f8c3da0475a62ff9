import { z } from 'zod';
import { choice } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const fields = z.object({
  tahun_ajaran: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : '2025/2026'),
    z
      .string()
      .regex(/^\d{4}\/\d{4}$/, 'ditulis seperti 2025/2026.')
      .refine(
        (text) => Number(text.slice(5)) === Number(text.slice(0, 4)) + 1,
        'memuat dua tahun berurutan.',
      ),
  ),
  halaman_awal: choice(['login', 'home'], 'login'),
  /** Names and NISN on public lists show only what their owner knows himself by (N15). */
  samarkan_publik: z.preprocess((value) => value ?? true, z.boolean('berisi ya atau tidak.')),
});
export type PengaturanUmum = z.output<typeof fields>;

/** What concerns the whole application. */
export const umum = defineKelompok({
  title: 'Umum',
  hint: 'Berlaku untuk seluruh aplikasi.',
  fields,
  labels: {
    tahun_ajaran: 'Tahun ajaran',
    halaman_awal: 'Halaman awal',
    samarkan_publik: 'Nama dan NISN disamarkan di daftar publik',
  },
});
