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

/** A text, a number, or nothing. */
export type SheetCell = string | number | null;

/** One sheet to be written: header in row 1, then the rows. Texts are escaped against formulas, numbers stay numbers. */
export interface TemplateSheet {
  name: string;
  columns: readonly TemplateColumn[];
  rows: readonly (readonly SheetCell[])[];
  /** How many of the first rows are examples, shown grey and slanted. */
  exampleRows?: number;
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
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), { workerData: sheets });
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
