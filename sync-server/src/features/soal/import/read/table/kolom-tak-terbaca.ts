import { columnLetters } from '../../../../../spreadsheet/read/header.ts';
import { isSelKosong } from './baris-soal.ts';
import type { TabelDikenali } from './tabel-dikenali.ts';
import { selKosong } from '../raw/tabel.ts';

/** Columns that hold something no field is read from, in one sentence; none where there are none. */
export function kolomTakTerbaca({ tabel, mulai, kolom }: TabelDikenali): string[] {
  const read = new Set(Object.values(kolom));
  const filled = new Set<number>();
  for (const cells of tabel.baris.slice(mulai))
    for (const [column, sel] of cells.entries()) if (sel.teks.trim() !== '') filled.add(column);
  const header = tabel.baris[mulai - 1] ?? [];
  const lost = [...filled].filter((column) => !read.has(column)).sort((a, b) => a - b);
  if (mulai === 0 || lost.length === 0) return [];
  const names = lost.map((column) => {
    const sel = header[column] ?? selKosong;
    return isSelKosong(sel)
      ? `${columnLetters(column)} (tanpa judul)`
      : sel.teks.replaceAll(/\s+/g, ' ').slice(0, 40);
  });
  return [`Kolom ini berisi sesuatu, tetapi tidak diimpor: ${names.slice(0, 20).join(', ')}.`];
}
