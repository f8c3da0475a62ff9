import type { z } from 'zod';
import { petaSchema } from '../../kernel/tabel-terbaca.schema.ts';

/** What columns of a table of questions may be chosen for by hand, in the order in which they are asked. */
export const KOLOM_PETA = [
  'soal',
  'a',
  'b',
  'c',
  'd',
  'e',
  'jawaban',
  'nomor',
  'soal_gambar',
  'kelompok',
] as const;
export type KolomPeta = (typeof KOLOM_PETA)[number];

/** Without these no question can be read. */
export const KOLOM_WAJIB = ['soal', 'a', 'b', 'jawaban'] as const satisfies readonly KolomPeta[];

export const kataKolom: Readonly<Record<KolomPeta, string>> = {
  soal: 'Teks soal',
  a: 'Pilihan A',
  b: 'Pilihan B',
  c: 'Pilihan C',
  d: 'Pilihan D',
  e: 'Pilihan E',
  jawaban: 'Kunci jawaban',
  nomor: 'Nomor soal',
  soal_gambar: 'Gambar soal',
  kelompok: 'Agama atau peminatan',
};

/** Columns of a table of questions, chosen by hand. */
export const petaKolomSchema = petaSchema(KOLOM_PETA, (kolom) =>
  KOLOM_WAJIB.some((name) => kolom[name] === undefined)
    ? 'pilih kolom untuk teks soal, pilihan A, pilihan B, dan kunci jawaban.'
    : undefined,
);
export type PetaKolom = z.output<typeof petaKolomSchema>;
