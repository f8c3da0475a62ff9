import { parentPort, workerData } from 'node:worker_threads';
import { ListWorkbook } from './list-workbook.ts';
import type { ListSheet, SheetCell } from './template.ts';

const workbook = new ListWorkbook(workerData as ListSheet);

// Rows, then null: all are here.
parentPort?.on('message', (rows: SheetCell[][] | null) => {
  if (rows) workbook.add(rows);
  else void write();
});

async function write(): Promise<void> {
  const bytes = await workbook.end();
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
