import { cellAddress } from '../../../../../spreadsheet/read/header.ts';
import type { Sheet } from '../../../../../spreadsheet/read/sheet.ts';
import { readTyped } from './read-typed.ts';

/** A cell of a spreadsheet or a Word table. */
export interface Sel {
  teks: string;
  /** Unchecked HTML of the same content. */
  html: string;
  /** HTML of the same content with every tag in it shown as typed; missing where formatting is not typed (Word). */
  apaAdanya?: string;
  /** Images anchored in the cell. Those inside the HTML are not among them. */
  gambar: readonly Uint8Array[];
  /** What the user sees where Excel damaged the value. */
  rusak?: string;
}

/** A sheet or a Word table. Rows may differ in length. */
export interface Tabel {
  nama: string;
  baris: Sel[][];
  /** Before the row in texts for people: '', or 'tabel 2 '. */
  awalan: string;
  /** Whether cells have addresses (C7). */
  beralamat: boolean;
}

/** Farther away no cell of a real sheet stands; a broken file may name any place. */
const MAX_ROW = 100_000;
const MAX_COLUMN = 1_000;

export const selKosong: Sel = { teks: '', html: '', gambar: [] };

/** Place of a row for people: 'baris 7'. */
export function asalBaris(tabel: Tabel, row: number): string {
  return `${tabel.awalan}baris ${row + 1}`;
}

/** Address of a cell, where the table has addresses. */
export function alamatSel(tabel: Tabel, row: number, column: number): string | undefined {
  return tabel.beralamat ? cellAddress(row, column) : undefined;
}

/** A spreadsheet's sheet with its images in their cells. */
export function tabelOfSheet(sheet: Sheet): Tabel {
  const baris = sheet.rows.map((cells) =>
    cells.map((teks): Sel => ({ teks, ...readTyped(teks), gambar: [] })),
  );
  const change = (row: number, column: number, update: (sel: Sel) => Sel) => {
    if (row > MAX_ROW || column > MAX_COLUMN) return;
    while (baris.length <= row) baris.push([]);
    const cells = baris[row] ?? [];
    while (cells.length <= column) cells.push(selKosong);
    cells[column] = update(cells[column] ?? selKosong);
  };
  for (const { row, column, bytes } of sheet.images) {
    change(row, column, (sel) => ({ ...sel, gambar: [...sel.gambar, bytes] }));
  }
  for (const { row, column, shown } of sheet.damaged)
    change(row, column, (sel) => ({ ...sel, rusak: shown }));
  return { nama: sheet.name, baris, awalan: '', beralamat: true };
}
