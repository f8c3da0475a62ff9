import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { getDocument, PDFWorker, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A page as a picture. */
export interface DrawnPage {
  gambar: Blob;
  /** Pages of the whole file. */
  jumlah: number;
}

const limitMs = 20_000;
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

/** What draws: kept for the next page, and thrown away with a file that it failed at. */
let thread: Promise<{ port: Worker; worker: PDFWorker }> | undefined;

/** Resolves at the first word of the library in its thread, however long it takes to fetch; throws where it cannot be had. */
async function startThread() {
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  await new Promise((resolve, reject) => {
    port.addEventListener('message', resolve, { once: true });
    port.onerror = () => reject(new Error('no thread'));
  });
  return { port, worker: PDFWorker.create({ port }) };
}

async function drawAlone(file: Blob, number: number, side: number): Promise<DrawnPage> {
  thread ??= startThread();
  const stop = new AbortController();
  let port: Worker | undefined;
  try {
    const started = await thread;
    port = started.port;
    const task = getDocument({
      data: new Uint8Array(await file.arrayBuffer()),
      worker: started.worker,
      // The page's rules allow scripts of its own and no code that is made while it runs.
      useWasm: false,
      maxImageSize: pixelsMost,
      // A page without one of its pictures would be judged as if it were whole.
      stopAtErrors: true,
      verbosity: 0,
    });
    const tooHeavy = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('too heavy')), limitMs);
    });
    const drawn = await Promise.race([drawOn(task, number, side, stop.signal), tooHeavy]);
    // Takes its fonts out of this page.
    await Promise.race([task.destroy(), tooHeavy]);
    return drawn;
  } catch (problem) {
    thread = undefined;
    port?.terminate();
    throw problem;
  } finally {
    stop.abort();
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
