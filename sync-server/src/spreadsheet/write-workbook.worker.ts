import { parentPort, workerData } from 'node:worker_threads';
import { buildWorkbook } from './build-workbook.ts';
import type { SheetCell, TemplateSheet } from './template.ts';

const [first, ...others] = workerData as readonly TemplateSheet[];
const further: SheetCell[][] = [];

// Rows of the first sheet, then null: all are here.
parentPort?.on('message', (rows: SheetCell[][] | null) => {
  if (rows) further.push(...rows);
  else void write();
});

async function write(): Promise<void> {
  const bytes = await buildWorkbook(
    first ? [{ ...first, rows: [...first.rows, ...further] }, ...others] : [],
  );
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
