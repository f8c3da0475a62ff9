import { runInWorker } from '../../server/work/run-in-worker.ts';

/** One column of a sheet to be written. */
export interface TemplateColumn {
  header: string;
  /** Explanation that Excel shows at the header cell. */
  note?: string;
  /** In characters. */
  width?: number;
  /** The only values Excel accepts below the header; a blank cell stays allowed. */
  choices?: readonly string[];
}

/** Excel calls a file broken that holds a longer text in one cell. */
export const MAX_TEXT = 32_767;

/** An image to be shown in a cell; its bytes are handed over to the writer and gone afterwards. */
export interface SheetImage {
  /** 0-based, below the header. */
  row: number;
  /** 0-based. */
  column: number;
  bytes: Uint8Array<ArrayBuffer>;
  extension: 'png' | 'jpeg';
  /** In pixels; shown smaller. */
  width: number;
  height: number;
}

/** A text, a number, or nothing. */
export type SheetCell = string | number | null;

/** One sheet to be written: header in row 1, then the rows. Texts are escaped against formulas, numbers stay numbers. */
export interface TemplateSheet {
  name: string;
  columns: readonly TemplateColumn[];
  rows: readonly (readonly SheetCell[])[];
  /** How many of the first rows are examples, shown grey and slanted. */
  exampleRows?: number;
  images?: readonly SheetImage[];
}

/** A list to be written: what its sheet is called and what heads its columns. */
export interface ListSheet {
  name: string;
  heads: readonly string[];
}

/**
 * The bytes of an .xlsx workbook of a few sheets, written in a worker thread. Cells are formatted as text, so that what is
 * typed keeps its leading zeros.
 */
export function writeWorkbook(sheets: readonly TemplateSheet[]): Promise<Uint8Array> {
  const buffers = sheets.flatMap(({ images = [] }) => images.map(({ bytes }) => bytes.buffer));
  return runInWorker(new URL('./write-workbook.worker.ts', import.meta.url), {
    data: sheets,
    transfer: [...new Set(buffers)],
    hear: (bytes: Uint8Array) => bytes,
  });
}

/**
 * The bytes of an .xlsx workbook of one list, however long, written in a worker thread: its rows cross to it as they come,
 * so that no single turn is long, and are written as they arrive.
 */
export function writeListWorkbook(
  sheet: ListSheet,
  portions: AsyncIterable<SheetCell[][]>,
): Promise<Uint8Array> {
  return runInWorker(new URL('./list-workbook.worker.ts', import.meta.url), {
    data: sheet,
    async feed(tell: (rows: SheetCell[][] | null) => void) {
      for await (const rows of portions) tell(rows);
      tell(null);
    },
    hear: (bytes: Uint8Array) => bytes,
  });
}
