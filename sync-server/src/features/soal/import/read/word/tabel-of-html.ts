import { splitHtml, type HtmlPiece } from '@spmb/shared/soal/html/split-html.ts';
import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import { selKosong, type Sel, type Tabel } from '../raw/tabel.ts';

const MAX_SPAN = 50;

/** The outermost tables of well-formed HTML, in order. Merged cells fill their first place, the others are blank. */
export function tabelOfHtml(html: string): Tabel[] {
  const tables = rowsOfTables(splitHtml(html));
  return tables.map((rows, index) => ({
    nama: `tabel ${index + 1}`,
    awalan: tables.length > 1 ? `tabel ${index + 1} ` : '',
    beralamat: false,
    baris: placeCells(rows),
  }));
}

interface HtmlCell {
  opening: string;
  html: string;
}

function rowsOfTables(pieces: readonly HtmlPiece[]): HtmlCell[][][] {
  const tables: HtmlCell[][][] = [];
  let depth = 0;
  let inCell = false;
  for (const { kind, tag, raw } of pieces) {
    const isCell = (tag === 'td' || tag === 'th') && depth === 1;
    if (tag === 'table' && kind === 'close') depth -= 1;
    if (tag === 'table' && kind === 'open' && depth === 0) tables.push([]);
    else if (tag === 'tr' && kind === 'open' && depth === 1) tables.at(-1)?.push([]);
    else if (isCell && kind === 'open') tables.at(-1)?.at(-1)?.push({ opening: raw, html: '' });
    else if (inCell && !(isCell && kind === 'close')) {
      const cell = tables.at(-1)?.at(-1)?.at(-1);
      if (cell) cell.html += raw;
    }
    if (tag === 'table' && kind === 'open') depth += 1;
    if (isCell) inCell = kind === 'open';
  }
  return tables;
}

function placeCells(rows: readonly (readonly HtmlCell[])[]): Sel[][] {
  const grid: Sel[][] = rows.map(() => []);
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const { opening, html } of cells) {
      while (grid[row]?.[column]) column += 1;
      const width = spanOf(opening, 'colspan');
      for (let down = 0; down < spanOf(opening, 'rowspan'); down += 1) {
        const target = grid[row + down];
        for (let right = 0; target && right < width; right += 1) target[column + right] = selKosong;
      }
      const target = grid[row];
      if (target) target[column] = { teks: textOfHtml(html), html, gambar: [] };
      column += width;
    }
  }
  return grid.map((cells) => Array.from(cells, (sel: Sel | undefined) => sel ?? selKosong));
}

function spanOf(opening: string, name: string): number {
  const digits = new RegExp(` ${name}="(\\d+)"`).exec(opening)?.[1];
  return Math.min(MAX_SPAN, Math.max(1, Number(digits ?? 1)));
}
