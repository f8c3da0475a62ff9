import { z } from 'zod';
import { optionalDate, wholeNumber } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const fields = z.object({
  mulai: optionalDate(),
  selesai: optionalDate(),
  hari_cadangan: wholeNumber(1, 30, 3),
  koperasi_wajib: z.preprocess((value) => value ?? false, z.boolean('berisi ya atau tidak.')),
});
export type PengaturanDaftarUlang = z.output<typeof fields>;

/** When whoever is accepted re-registers, and what he hands in; without both dates nobody can (N38). */
export const daftarUlang = defineKelompok({
  title: 'Daftar ulang',
  hint: 'Dari awal hari pertama sampai akhir hari terakhir, menurut zona waktu sekolah. Pendaftar cadangan yang naik mempunyai batasnya sendiri bila itu lebih lambat.',
  fields,
  labels: {
    mulai: 'Daftar ulang mulai',
    selesai: 'Daftar ulang sampai',
    hari_cadangan: 'Cadangan yang naik mendaftar ulang dalam (hari)',
    koperasi_wajib: 'Dokumen koperasi wajib',
  },
  check({ mulai, selesai }) {
    const kesalahan: Record<string, string> = {};
    if (mulai !== null && selesai === null)
      kesalahan['selesai'] = 'Isi hari terakhir, atau kosongkan keduanya.';
    if (mulai === null && selesai !== null) kesalahan['mulai'] = 'Isi hari pertama, atau kosongkan keduanya.';
    if (mulai !== null && selesai !== null && selesai < mulai)
      kesalahan['selesai'] = 'Hari terakhir tidak boleh sebelum hari pertama.';
    return kesalahan;
  },
});
