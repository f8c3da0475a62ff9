import { UnreadableFile } from '../../archive/unreadable-file.ts';
import { answerTasks } from '../../server/work/answer-tasks.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { Sheet } from './sheet.ts';

/** What the worker says; after `sheet` and `rows` it waits for an answer. */
export type ReadReply =
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'done' }
  | { kind: 'refused'; message: string };

const ROWS_PER_MESSAGE = 250;

answerTasks<'next', ReadReply>(async (bytes: Uint8Array, { say, hear }) => {
  const send = async (reply: ReadReply) => {
    say(reply);
    await hear();
  };
  try {
    for (const { rows, ...sheet } of await readSpreadsheet(bytes)) {
      await send({ kind: 'sheet', sheet: { ...sheet, rows: [] } });
      for (let at = 0; at < rows.length; at += ROWS_PER_MESSAGE)
        await send({ kind: 'rows', rows: rows.slice(at, at + ROWS_PER_MESSAGE) });
    }
    say({ kind: 'done' });
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : 'Berkas ini tidak dapat dibaca.';
    say({ kind: 'refused', message });
  }
});
