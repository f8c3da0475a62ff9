import { Worker } from 'node:worker_threads';

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

/**
 * The bytes of an .xlsx workbook, for templates and exports alike, written in a worker thread. Cells are
 * formatted as text, so that what is typed keeps its leading zeros. `portions` are further rows of the first sheet:
 * they cross to the worker as they come, so that no single turn is long.
 */
export async function writeWorkbook(
  sheets: readonly TemplateSheet[],
  portions?: AsyncIterable<SheetCell[][]>,
): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const buffers = sheets.flatMap(({ images = [] }) => images.map(({ bytes }) => bytes.buffer));
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), {
    workerData: sheets,
    transferList: [...new Set(buffers)],
  });
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', (code) => {
    reject(new Error(`the workbook writer ended with code ${code}`));
  });
  const send = async () => {
    for await (const rows of portions ?? []) worker.postMessage(rows);
    worker.postMessage(null);
  };
  send().catch(reject);
  return promise.finally(() => worker.terminate());
}
