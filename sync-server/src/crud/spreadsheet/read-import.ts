import { setImmediate } from 'node:timers/promises';
import { cellAddress, findHeader, type FoundHeader } from '../../spreadsheet/read/header.ts';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import type { Sheet } from '../../spreadsheet/read/sheet.ts';
import { SpreadsheetError } from '../../spreadsheet/read/spreadsheet-error.ts';

/** More rows than one call can write before its sender gives up. */
const rowsMax = 20_000;
const rowsPerTurn = 500;

/** A cell of a row, with its place as Excel names it. */
export interface FileCell {
  text: string;
  sel: string;
  /** Excel lost something of it: the text must not be trusted. */
  damaged: boolean;
}

/** One filled row of a file: its cells by field; a field without a column is missing. */
export interface FileRow {
  /** 1-based row of the sheet. */
  baris: number;
  cells: Readonly<Partial<Record<string, FileCell>>>;
}

/**
 * Rows of the first sheet whose header names the field `key`; a column is known by its label or its wire name. Throws
 * SpreadsheetError for a file that is no spreadsheet, has no such column, or too many rows.
 */
export async function readImport(
  bytes: Uint8Array,
  labels: readonly (readonly [field: string, label: string])[],
  key: string,
): Promise<FileRow[]> {
  const texts = Object.fromEntries(labels.map(([field, label]) => [field, [label, field]]));
  const found = (await readSheets(bytes)).flatMap((sheet) => {
    const header = findHeader(sheet, texts, [key]);
    return header ? [{ sheet, header }] : [];
  });
  const chosen = found.find(({ sheet, header }) => sheet.rows.length > header.row + 1) ?? found[0];
  if (!chosen) {
    const label = new Map(labels).get(key) ?? key;
    throw new SpreadsheetError(
      `Judul kolom tidak dikenali. Di enam baris pertama harus ada kolom ${label}. Unduh templat, lalu salin datanya ke sana.`,
    );
  }
  const rows = await readBelow(chosen.sheet, chosen.header);
  if (rows.length <= rowsMax) return rows;
  throw new SpreadsheetError(
    `Berkas ini berisi lebih dari ${rowsMax.toLocaleString('id-ID')} baris. Bagi menjadi beberapa berkas.`,
  );
}

async function readBelow(sheet: Sheet, header: FoundHeader<string>): Promise<FileRow[]> {
  const damaged = new Set(sheet.damaged.map(({ row, column }) => cellAddress(row, column)));
  const columns = Object.entries(header.columns);
  const rows: FileRow[] = [];
  for (let row = header.row + 1; row < sheet.rows.length; row += 1) {
    if (row % rowsPerTurn === 0) await setImmediate();
    const texts = sheet.rows[row] ?? [];
    if (columns.every(([, column = -1]) => !texts[column])) continue;
    const cells = columns.map(([field, column = -1]): [string, FileCell] => {
      const sel = cellAddress(row, column);
      return [field, { text: texts[column] ?? '', sel, damaged: damaged.has(sel) }];
    });
    rows.push({ baris: row + 1, cells: Object.fromEntries(cells) });
  }
  return rows;
}
