import { z } from 'zod';
import { optionalDate } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const fields = z.object({ sanggahan_mulai: optionalDate(), sanggahan_selesai: optionalDate() });
export type PengaturanSeleksi = z.output<typeof fields>;

/** When applicants may object to their result; without both dates nobody may. */
export const seleksi = defineKelompok({
  title: 'Seleksi',
  hint: 'Sanggahan diterima dari hari pertama sampai akhir hari terakhir. Kosongkan keduanya bila sekolah tidak menerima sanggahan.',
  fields,
  labels: { sanggahan_mulai: 'Sanggahan mulai', sanggahan_selesai: 'Sanggahan sampai' },
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
