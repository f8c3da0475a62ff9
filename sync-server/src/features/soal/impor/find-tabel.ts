import { findHeader, type FoundHeader } from '../../../spreadsheet/header.ts';
import type { KolomSoal, LayoutTabel } from './layout-tabel.ts';
import type { Tabel } from './tabel.ts';

/** A table in a known layout: where its questions begin (0-based row) and which column holds what. */
export interface TabelDikenali {
  tabel: Tabel;
  mulai: number;
  kolom: FoundHeader<KolomSoal>['columns'];
}

/**
 * The tables of a file that have the layout, in order. In a Word document a table without a header that follows one of
 * the same width goes on with it: tables break between pages.
 */
export function findTabel(tabel: readonly Tabel[], layout: LayoutTabel, isWord: boolean): TabelDikenali[] {
  const found: TabelDikenali[] = [];
  let before: TabelDikenali | undefined;
  for (const one of tabel) {
    const header = findHeader(toSheet(one), layout.kolom, layout.wajib);
    const goesOn = isWord && before && widthOf(before.tabel) === widthOf(one);
    if (header) before = { tabel: one, mulai: header.row + 1, kolom: header.columns };
    else before = goesOn && before ? { tabel: one, mulai: 0, kolom: before.kolom } : undefined;
    if (before) found.push(before);
  }
  return found;
}

/** The part of a table in which a header may stand. */
export function toSheet(tabel: Tabel) {
  const rows = tabel.baris.slice(0, 10).map((cells) => cells.map(({ teks }) => teks));
  return { name: tabel.nama, rows, damaged: [], images: [] };
}

function widthOf(tabel: Tabel): number {
  return Math.max(0, ...tabel.baris.map((cells) => cells.length));
}
