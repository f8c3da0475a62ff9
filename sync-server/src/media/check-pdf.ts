import { Refusal } from '@spmb/shared/kernel/envelope.ts';

const tailBytes = 1_024;
const headBytes = 8;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Whether the bytes begin like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, 5)) === '%PDF-';

/**
 * Refuses a PDF that is cut, or has something else behind it: its last line is `%%EOF`, after the place of its table,
 * which lies inside the file.
 */
export function checkPdf(bytes: Uint8Array): void {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(latin(bytes.subarray(-tailBytes)));
  const isWhole = end !== null && Number(end[1]) < bytes.length;
  if (isWhole && /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, headBytes)))) return;
  throw new Refusal('PDF ini rusak atau terpotong. Simpan ulang sebagai PDF, lalu unggah lagi.');
}
