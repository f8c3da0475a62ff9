import { answerTasks } from '../../server/work/answer-tasks.ts';
import { ListWorkbook } from './list-workbook.ts';
import type { ListSheet, SheetCell } from './template.ts';

/** It is told rows, then null: all are there. */
answerTasks<SheetCell[][] | null, Uint8Array>(async (sheet: ListSheet, { say, hear }) => {
  const workbook = new ListWorkbook(sheet);
  for (let rows = await hear(); rows; rows = await hear()) workbook.add(rows);
  const bytes = await workbook.end();
  say(bytes, [bytes.buffer]);
});
