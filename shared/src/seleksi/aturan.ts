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

/**
 * How the two choices of a programme count, where programmes are chosen and where results are read. `setara`: the school selects
 * stably, so that both count alike. Source: rules on selection.
 */
export const kataDuaPilihan = (setara: boolean): string =>
  setara
    ? 'Kedua pilihan dihitung sama menurut peringkat; yang peringkatnya cukup untuk keduanya mendapat pilihan 1.'
    : 'Pilihan 2 hanya mengisi kursi yang tersisa setelah pilihan 1, walaupun nilainya lebih tinggi.';
