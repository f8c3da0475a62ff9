import type { CellText } from './cell-text.ts';
import type { DamagedCell, Sheet, SheetImage } from './sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

const MAX_ROWS = 100_000;
const MAX_COLUMNS = 1_000;
const MAX_CELLS = 3_000_000;
/** Room for a picture of 2 MB that somebody has written into a cell. */
const MAX_CELL_CHARACTERS = 4_000_000;

interface ColumnFacts {
  /** Length of the longest digits that begin with 0 and are kept as text, 0 if there are none. */
  zeroLedDigits: number;
  numbers: DamagedCell[];
}

/** Collects the filled cells of one sheet, in any order, into a Sheet. */
export class SheetBuilder {
  readonly images: SheetImage[] = [];
  readonly #rows: string[][] = [];
  readonly #damaged: DamagedCell[] = [];
  readonly #columns = new Map<number, ColumnFacts>();
  #cells = 0;

  put(row: number, column: number, cell: CellText): void {
    if (cell.text === '') return;
    this.#cells += 1;
    if (row >= MAX_ROWS || column >= MAX_COLUMNS || this.#cells > MAX_CELLS) {
      throw new SpreadsheetError(
        'Lembar ini terlalu besar. Hapus baris dan kolom yang tidak dipakai, atau bagi berkasnya.',
      );
    }
    if (cell.text.length > MAX_CELL_CHARACTERS) {
      throw new SpreadsheetError(
        `Isi sel di baris ${row + 1} terlalu panjang. Hapus isinya, lalu coba lagi.`,
      );
    }
    while (this.#rows.length <= row) this.#rows.push([]);
    const cells = this.#rows[row] ?? [];
    while (cells.length < column) cells.push('');
    cells[column] = cell.text;
    if (cell.damaged !== undefined) this.#damaged.push({ row, column, shown: cell.damaged });
    else this.#note(row, column, cell);
  }

  build(name: string): Sheet {
    for (const { zeroLedDigits, numbers } of this.#columns.values()) {
      this.#damaged.push(...numbers.filter(({ shown }) => shown.length < zeroLedDigits));
    }
    this.#damaged.sort((a, b) => a.row - b.row || a.column - b.column);
    return { name, rows: this.#rows, damaged: this.#damaged, images: this.images };
  }

  /** A number among texts such as 0051 may have stood there as 0052: which of them did can be told only at the end. */
  #note(row: number, column: number, cell: CellText): void {
    const zeroLed = cell.number === undefined && /^0\d{2,}$/.test(cell.text);
    const whole = cell.number === true && /^\d+$/.test(cell.text);
    if (!zeroLed && !whole) return;
    const facts = this.#columns.get(column) ?? { zeroLedDigits: 0, numbers: [] };
    this.#columns.set(column, facts);
    if (zeroLed) facts.zeroLedDigits = Math.max(facts.zeroLedDigits, cell.text.length);
    else facts.numbers.push({ row, column, shown: cell.text });
  }
}
