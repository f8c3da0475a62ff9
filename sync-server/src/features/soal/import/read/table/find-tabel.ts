import { findHeader } from '../../../../../spreadsheet/read/header.ts';
import { guessHeader, shifted } from './guess-header.ts';
import { layoutUmum, type LayoutTabel } from './layout-tabel.ts';
import { toSheet, type TabelDikenali } from './tabel-dikenali.ts';
import type { Tabel } from '../raw/tabel.ts';

/**
 * The tables of a file that have the layout, in order. In a Word document a table without a header that follows one of
 * the same width goes on with it: tables break between pages.
 */
export function findTabel(tabel: readonly Tabel[], layout: LayoutTabel, isWord: boolean): TabelDikenali[] {
  const found: TabelDikenali[] = [];
  let before: TabelDikenali | undefined;
  for (const one of tabel) {
    const header = findHeader(toSheet(one), layout.kolom, layout.wajib);
    const known =
      header && shifted({ tabel: one, mulai: header.row + 1, kolom: header.columns, catatan: [] });
    const guessed = known ?? (layout === layoutUmum && !isWord ? guessHeader(one) : undefined);
    const goesOn = isWord && before && widthOf(before.tabel) === widthOf(one);
    if (guessed) before = guessed;
    else before = goesOn && before ? { ...before, tabel: one, mulai: 0, catatan: [] } : undefined;
    if (before) found.push(before);
  }
  return found;
}

function widthOf(tabel: Tabel): number {
  return Math.max(0, ...tabel.baris.map((cells) => cells.length));
}
