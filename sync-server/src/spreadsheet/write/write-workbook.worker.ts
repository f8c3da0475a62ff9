import { answerTasks } from '../../server/work/answer-tasks.ts';
import { buildWorkbook } from './build-workbook.ts';
import type { TemplateSheet } from './template.ts';

answerTasks<never, Uint8Array>(async (sheets: readonly TemplateSheet[], { say }) => {
  const bytes = await buildWorkbook(sheets);
  say(bytes, [bytes.buffer]);
});
