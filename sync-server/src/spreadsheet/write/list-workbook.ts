import ExcelJS from 'exceljs';
import { PassThrough } from 'node:stream';
import { escapeFormula } from './escape-formula.ts';
import { fittingWidth, sheetName, TEXT_FORMAT } from './sheet-look.ts';
import { MAX_TEXT, type ListSheet, type SheetCell } from './template.ts';

/** Rows that are looked at for the width of a column. */
const ROWS_MEASURED = 200;

/**
 * Writes a list row by row, so that ten thousand rows take no more memory than a hundred. A row is gone once it is
 * written; only the first ones wait, for the widths of the columns.
 */
export class ListWorkbook {
  readonly #chunks: Buffer[] = [];
  readonly #workbook: ExcelJS.stream.xlsx.WorkbookWriter;
  readonly #worksheet: ExcelJS.Worksheet;
  readonly #heads: readonly string[];
  #waiting: SheetCell[][] | undefined = [];

  constructor({ name, heads }: ListSheet) {
    const stream = new PassThrough();
    stream.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    const views = [{ state: 'frozen', ySplit: 1 } as const];
    this.#worksheet = this.#workbook.addWorksheet(sheetName(name), { views });
    this.#heads = heads;
  }

  add(rows: readonly SheetCell[][]): void {
    if (!this.#waiting) return this.#write(rows);
    this.#waiting.push(...rows);
    if (this.#waiting.length >= ROWS_MEASURED) this.#begin(this.#waiting);
  }

  async end(): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting) this.#begin(this.#waiting);
    await this.#workbook.commit();
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  #begin(first: readonly SheetCell[][]): void {
    this.#waiting = undefined;
    this.#worksheet.columns = this.#heads.map((head, index) => ({
      width: fittingWidth([head, ...first.map((row) => row[index])]),
      style: { numFmt: TEXT_FORMAT },
    }));
    const header = this.#worksheet.addRow(this.#heads.map(escapeFormula));
    header.font = { bold: true };
    header.commit();
    this.#write(first);
  }

  #write(rows: readonly SheetCell[][]): void {
    for (const cells of rows) this.#worksheet.addRow(cells.map(shownCell)).commit();
  }
}

const shownCell = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? escapeFormula(cell).slice(0, MAX_TEXT) : cell;
