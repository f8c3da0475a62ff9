import { once } from 'node:events';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { readSpreadsheet } from './read-spreadsheet.ts';
import type { Sheet } from './sheet.ts';
import { UnreadableFile } from '../../archive/unreadable-file.ts';

/** What the worker sends; after `sheet` and `rows` it waits for an answer. */
export type ReadReply =
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'rows'; rows: string[][] }
  | { kind: 'done' }
  | { kind: 'refused'; message: string };

const ROWS_PER_MESSAGE = 250;

if (parentPort !== null) await answer(parentPort, workerData as Uint8Array);

async function answer(port: MessagePort, bytes: Uint8Array): Promise<void> {
  const send = async (reply: ReadReply) => {
    port.postMessage(reply);
    await once(port, 'message');
  };
  try {
    for (const { rows, ...sheet } of await readSpreadsheet(bytes)) {
      await send({ kind: 'sheet', sheet: { ...sheet, rows: [] } });
      for (let at = 0; at < rows.length; at += ROWS_PER_MESSAGE) {
        await send({ kind: 'rows', rows: rows.slice(at, at + ROWS_PER_MESSAGE) });
      }
    }
    port.postMessage({ kind: 'done' } satisfies ReadReply);
  } catch (error) {
    const message = error instanceof UnreadableFile ? error.message : 'Berkas ini tidak dapat dibaca.';
    port.postMessage({ kind: 'refused', message } satisfies ReadReply);
  }
}
