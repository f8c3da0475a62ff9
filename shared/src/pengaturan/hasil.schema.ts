import { z } from 'zod';
import { nilaiRemedial } from '../hasil-ujian/nilai-berlaku.ts';
import { choice, wholeNumber } from '../kernel/fields.schema.ts';
import { defineKelompok } from './define-kelompok.ts';

const fields = z.object({
  kktp: wholeNumber(0, 100, 75),
  nilai_remedial: choice(nilaiRemedial, 'maksimal_kktp'),
});
export type PengaturanHasil = z.output<typeof fields>;

/** How scores of exams are read. */
export const hasil = defineKelompok({
  title: 'Hasil ujian',
  hint: 'Batas ketuntasan jadwal yang tidak mempunyai KKTP sendiri, dan apa yang dapat diubah remedial. Nilai teori seleksi (N.T) tidak pernah memakai nilai remedial.',
  fields,
  labels: { kktp: 'KKTP', nilai_remedial: 'Nilai sesudah remedial' },
});
