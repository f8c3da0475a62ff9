import { readInTurn, type WhyUnread } from '../../archive/read-in-turn.ts';
import type { Sheet } from './sheet.ts';
import type { ReadReply } from './read-sheets.worker.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

/** The largest file that is opened at all, in bytes; upload limits of a route may be lower. */
export const MAX_FILE_BYTES = 32 * 1024 * 1024;

const TIME_LIMIT_MS = 60_000;

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
  const sheets: Sheet[] = [];
  const reading = {
    data: bytes,
    timeLimitMs: TIME_LIMIT_MS,
    // Rows come in portions, each asked for, so that no single turn is long.
    hear(reply: ReadReply, tell: (message: 'next') => void) {
      if (reply.kind === 'refused') throw new SpreadsheetError(reply.message);
      if (reply.kind === 'done') return sheets;
      if (reply.kind === 'sheet') sheets.push(reply.sheet);
      else sheets.at(-1)?.rows.push(...reply.rows);
      tell('next');
      return undefined;
    },
  };
  return readInTurn(new URL('./read-sheets.worker.ts', import.meta.url), reading, (why) => {
    return new SpreadsheetError(unread[why]);
  });
}

const unread: Record<WhyUnread, string> = {
  lama: 'Berkas ini terlalu lama dibaca. Hapus lembar dan baris yang tidak dipakai, lalu coba lagi.',
  rusak: 'Berkas ini rusak atau terlalu besar untuk dibaca. Bagi berkasnya, atau simpan ulang sebagai .xlsx.',
  berhenti: 'Berkas ini tidak dapat dibaca. Simpan ulang sebagai .xlsx, lalu coba lagi.',
};
