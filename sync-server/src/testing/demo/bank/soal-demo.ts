import type { Letter } from '@spmb/shared/sync/stream/letter.ts';

/**
 * One multiple-choice question of a demo bank.
 *
 * `soal` and `pilihan` are simple HTML with mathematics as LaTeX between `\(` and `\)`; the options stand in the
 * order A–E, and exactly one of them, `jawaban`, is right. `gambar` and `gambarPilihan` are file names in
 * `demo/gambar`. Option texts never refer to each other, so that they may be shown in any order.
 */
export interface SoalDemo {
  soal: string;
  pilihan: [string, string, string, string, string];
  jawaban: Letter;
  gambar?: string;
  gambarPilihan?: Partial<Record<Letter, string>>;
}

export interface BankSoalDemo {
  mapel: string;
  keterangan: string;
  soal: SoalDemo[];
}

/** Arabic text as a paragraph of its own, so that the browser sets it from right to left. */
export function arab(teks: string): string {
  return `<p dir="rtl" lang="ar">${teks}</p>`;
}

/** Five pictures as options: `<dasar>-1.svg` at A … `<dasar>-5.svg` at E. */
export function buildGambarPilihan(dasar: string): Record<Letter, string> {
  return {
    A: `${dasar}-1.svg`,
    B: `${dasar}-2.svg`,
    C: `${dasar}-3.svg`,
    D: `${dasar}-4.svg`,
    E: `${dasar}-5.svg`,
  };
}

/** What stands beside the five pictures: an option without words could not be read aloud. */
export const namaGambarPilihan: SoalDemo['pilihan'] = [
  'Gambar 1',
  'Gambar 2',
  'Gambar 3',
  'Gambar 4',
  'Gambar 5',
];
