import type { Hundredths } from './calon.ts';

/** What decides between equal final scores, in the order of a school's choice. */
export const kunciSeri = ['rapor', 'teori', 'jarak', 'lahir', 'daftar'] as const;
export type KunciSeri = (typeof kunciSeri)[number];

/** What each prefers, in words. */
export const kunciSeriWords: Record<KunciSeri, string> = {
  rapor: 'Nilai rapor lebih tinggi',
  teori: 'Nilai tes teori lebih tinggi',
  jarak: 'Rumah lebih dekat',
  lahir: 'Usia lebih tua',
  daftar: 'Mendaftar lebih dahulu',
};

/** The rules of a run, from the settings; frozen with it. */
export interface AturanSeleksi {
  /** Who has less is neither accepted nor on a reserve list. */
  nilai_minimum: Hundredths;
  urutan_seri: readonly KunciSeri[];
  /** Of the quota, rounded up, for who has afirmasi. */
  persen_afirmasi: number;
}
