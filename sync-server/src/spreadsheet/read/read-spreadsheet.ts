import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import type { Sheet } from './sheet.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { isZip } from '../../archive/unpack-zip.ts';
import { UnreadableFile } from '../../archive/unreadable-file.ts';

/** How a compound file begins: .xls, .doc, an encrypted .xlsx. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const isCompound = (bytes: Uint8Array) => COMPOUND_FILE.every((byte, index) => bytes[index] === byte);

/** Whether a file is a Word document as Word wrote it before 2007 (.doc). */
export const isOldWord = (bytes: Uint8Array): boolean =>
  isCompound(bytes) &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('WordDocument', 0, 'utf16le');

/**
 * Reads a spreadsheet in the calling thread; everybody but the worker calls `readSheets`. The content decides
 * the format. Throws UnreadableFile for every file that is none.
 */
export async function readSpreadsheet(bytes: Uint8Array): Promise<Sheet[]> {
  const sheets = await readByContent(bytes).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw error;
    throw new SpreadsheetError(
      'Berkas ini rusak. Buka di Excel, simpan ulang sebagai .xlsx, lalu coba lagi.',
      {
        cause: error,
      },
    );
  });
  if (sheets.length === 0) {
    throw new SpreadsheetError(
      'Berkas ini tidak berisi lembar. Buka di Excel, simpan ulang sebagai .xlsx, lalu coba lagi.',
    );
  }
  return sheets;
}

async function readByContent(bytes: Uint8Array): Promise<Sheet[]> {
  // Each library is loaded only for its own files: loading both takes longer than reading most files.
  if (isZip(bytes)) return (await import('./read-xlsx.ts')).readXlsx(bytes);
  if (isOldWord(bytes)) {
    throw new SpreadsheetError(
      'Ini dokumen Word lama (.doc), bukan lembar Excel. Salin tabelnya ke Excel, simpan sebagai .xlsx, lalu coba lagi.',
    );
  }
  if (isCompound(bytes)) return (await import('./read-xls.ts')).readXls(bytes);
  const text = decodeText(bytes);
  if (text === undefined || text.startsWith('%PDF-') || text.startsWith('{\\rtf')) {
    throw new SpreadsheetError(
      'Berkas ini bukan lembar kerja. Pilih berkas Excel (.xlsx atau .xls) atau CSV.',
    );
  }
  if (/^\s*<(?:!doctype|html|head|body|style|meta|table|\?xml)\b/i.test(text)) {
    throw new SpreadsheetError(
      'Berkas ini halaman web yang diberi nama Excel. Buka di Excel, simpan sebagai .xlsx, lalu coba lagi.',
    );
  }
  return [readCsv(text)];
}
