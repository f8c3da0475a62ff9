import type { FoundHeader } from '../../../../../spreadsheet/read/header.ts';
import type { KolomSoal } from './layout-tabel.ts';
import type { Tabel } from '../raw/tabel.ts';

/** A table in a known layout: where its questions begin (0-based row) and which column holds what. */
export interface TabelDikenali {
  tabel: Tabel;
  mulai: number;
  kolom: FoundHeader<KolomSoal>['columns'];
  /** What was guessed about the header, for people. */
  catatan: string[];
}

/** A header may stand below the letterhead and the explanations of a school. */
export const SEARCHED_ROWS = 20;

/** The part of a table in which a header may stand. */
export function toSheet(tabel: Tabel) {
  const rows = tabel.baris.slice(0, SEARCHED_ROWS).map((cells) => cells.map(({ teks }) => teks));
  return { name: tabel.nama, rows, damaged: [], images: [] };
}
