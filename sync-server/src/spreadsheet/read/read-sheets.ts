import { Worker } from 'node:worker_threads';
import { readInTurn } from '../../archive/read-in-turn.ts';
import type { Sheet } from './sheet.ts';
import type { ReadReply } from './read-sheets.worker.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** The largest file that is opened at all, in bytes; upload limits of a route may be lower. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

const TIME_LIMIT_MS = 60_000;
const HEAP_LIMIT_MB = 512;

/**
 * Reads .xlsx, .xls or CSV (`,` or `;`, UTF-8 with BOM, UTF-16, Windows-1252) by content, never by name, in a
 * worker thread with time and memory limits. Throws SpreadsheetError (Indonesian message) for anything else:
 * renamed .exe, zip bomb, encrypted, broken. The given bytes are copied and stay usable.
 */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  if (bytes.byteLength === 0) throw new SpreadsheetError('Berkas ini kosong. Pilih berkas lain.');
  if (bytes.byteLength > MAX_FILE_BYTES) {
    throw new SpreadsheetError('Berkas ini terlalu besar (lebih dari 32 MB). Bagi menjadi beberapa berkas.');
  }
  return readInTurn(async () => {
    const worker = new Worker(new URL('./read-sheets.worker.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, stackSizeMb: 4 },
    });
    try {
      return await receiveSheets(worker);
    } finally {
      await worker.terminate();
    }
  });
}

/** Collects the worker's replies. Rows come in portions, each asked for, so that no single turn is long. */
function receiveSheets(worker: Worker): Promise<Sheet[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Sheet[]>();
  const sheets: Sheet[] = [];
  const fail = (message: string) => {
    reject(new SpreadsheetError(message));
  };
  const timer = setTimeout(() => {
    fail('Berkas ini terlalu lama dibaca. Hapus lembar dan baris yang tidak dipakai, lalu coba lagi.');
  }, TIME_LIMIT_MS);
  worker.on('message', (reply: ReadReply) => {
    if (reply.kind === 'refused') fail(reply.message);
    else if (reply.kind === 'done') resolve(sheets);
    else {
      if (reply.kind === 'sheet') sheets.push(reply.sheet);
      else sheets.at(-1)?.rows.push(...reply.rows);
      worker.postMessage('next');
    }
  });
  worker.on('error', () => {
    fail(
      'Berkas ini rusak atau terlalu besar untuk dibaca. Bagi berkasnya, atau simpan ulang sebagai .xlsx.',
    );
  });
  worker.on('exit', () => {
    fail('Berkas ini tidak dapat dibaca. Simpan ulang sebagai .xlsx, lalu coba lagi.');
  });
  return promise.finally(() => {
    clearTimeout(timer);
  });
}
