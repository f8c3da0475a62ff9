import { parentPort, workerData } from 'node:worker_threads';
import QRCode from 'qrcode';
import { buildDocx } from './build-docx.ts';
import { buildPdf } from './build-pdf.ts';
import type { Paper, PaperPart } from './paper.ts';

const paper = workerData as Paper;
const parts: PaperPart[] = [];

// Parts, then null: all are here.
parentPort?.on('message', (part: PaperPart | null) => {
  if (part) parts.push(part);
  else void print();
});

async function print(): Promise<void> {
  const images: Record<string, Uint8Array> = { ...paper.images };
  for (const [name, text] of Object.entries(paper.codes ?? {}))
    images[name] = await QRCode.toBuffer(text, { margin: 0, scale: 8 });
  for (const part of parts) Object.assign(images, part.images);
  const build = paper.format === 'pdf' ? buildPdf : buildDocx;
  const bytes = await build(paper.title, parts, images);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
