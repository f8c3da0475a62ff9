import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { getDocument, PDFWorker, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as a picture. */
export interface DrawnPage {
  gambar: Blob;
  /** Pages of the whole file. */
  jumlah: number;
}

const limitMs = 20_000;
const goodbyeMs = 1_000;
/** What an A4 page scanned at 600 dots per inch has. */
const pixelsMost = 40_000_000;

const inTurn = takeTurns();

/**
 * Page `number`, counted from 1, as a JPEG whose longer side has `side` pixels; the last one where there are fewer. One page
 * of one file at a time lies in memory. Throws where the file is damaged, too heavy, or of a kind that the library reads in part.
 */
export function drawPage(file: Blob, number: number, side: number): Promise<DrawnPage> {
  return inTurn(() => drawAlone(file, number, side));
}

/** In a thread of its own, so that a hostile file ends with it. */
async function drawAlone(file: Blob, number: number, side: number): Promise<DrawnPage> {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const stop = new AbortController();
  const ended = new Promise<never>((_, reject) => {
    port.onerror = () => reject(new Error('the thread ended'));
    setTimeout(() => reject(new Error('too heavy')), limitMs);
  });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker: PDFWorker.create({ port }),
    // The page's rules allow scripts of its own and no code that is made while it runs.
    useWasm: false,
    maxImageSize: pixelsMost,
    // A page without one of its pictures would be judged as if it were whole.
    stopAtErrors: true,
    verbosity: 0,
  });
  try {
    return await Promise.race([drawOn(task, number, side, stop.signal), ended]);
  } finally {
    stop.abort();
    // Takes its fonts out of this page; a thread that is busy does not answer.
    const goodbye = new Promise((resolve) => setTimeout(resolve, goodbyeMs));
    await Promise.race([task.destroy().catch(() => undefined), goodbye]);
    port.terminate();
  }
}

async function drawOn(task: PDFDocumentLoadingTask, number: number, side: number, signal: AbortSignal) {
  const pdf = await task.promise;
  const page = await pdf.getPage(Math.min(number, pdf.numPages));
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const drawing = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => drawing.cancel());
  await drawing.promise;
  const gambar = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  // Telephones give the memory of a canvas back late.
  canvas.width = 0;
  if (!gambar) throw new Error('no memory for a picture');
  return { gambar, jumlah: pdf.numPages };
}
