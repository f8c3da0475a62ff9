import { parentPort } from 'node:worker_threads';
import QRCode from 'qrcode';
import type { Paper, PaperPart, ToPrinter } from './paper.ts';

let paper: Paper;
let parts: PaperPart[] = [];

parentPort?.on('message', (message: ToPrinter) => {
  if (message === 'print') void print();
  else if ('part' in message) parts.push(message.part);
  else {
    paper = message.paper;
    parts = [];
  }
});

async function print(): Promise<void> {
  const images: Record<string, Uint8Array> = { ...paper.images };
  for (const part of parts) Object.assign(images, part.images);
  for (const { codes = {} } of [paper, ...parts])
    for (const [name, text] of Object.entries(codes))
      images[name] = await QRCode.toBuffer(text, { margin: 0, scale: 8 });
  // Each of the two libraries is large, and a print needs one of them.
  const build =
    paper.format === 'pdf'
      ? (await import('./build-pdf.ts')).buildPdf
      : (await import('./build-docx.ts')).buildDocx;
  const bytes = await build(paper.title, parts, images);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
