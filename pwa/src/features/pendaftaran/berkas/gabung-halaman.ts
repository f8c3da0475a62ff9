import { MAX_FILE_BYTES } from '@spmb/shared/media/max-file-bytes.ts';
import { CallError } from '../../../http/call-error.ts';
import { siapkanGambar, type Gambar } from './siapkan-gambar.ts';
import { tulisPdf } from './tulis-pdf.ts';

/** More would be too coarse to read within what the server takes. */
export const halamanMax = 8;
/** What the document takes around its pages, for each of them. */
const aroundBytes = 1024;

/** Pages as one PDF within what the server takes. Throws CallError where there are too many. */
export async function gabungHalaman(pages: readonly Gambar[]): Promise<Blob> {
  const whole = await tulisPdf(pages);
  if (whole.size <= MAX_FILE_BYTES) return whole;
  const budget = Math.floor(MAX_FILE_BYTES / pages.length) - aroundBytes;
  const fitting = [];
  for (const page of pages)
    fitting.push(page.jpeg.size <= budget ? page : await siapkanGambar(page.jpeg, { bytesMax: budget }));
  const pdf = await tulisPdf(fitting);
  if (pdf.size <= MAX_FILE_BYTES) return pdf;
  throw new CallError('Semua halaman bersama lebih dari 2 MB. Kurangi halamannya, lalu coba lagi.', 0);
}
