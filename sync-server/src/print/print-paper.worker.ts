import QRCode from 'qrcode';
import { answerTasks } from '../server/work/answer-tasks.ts';
import type { Paper, PaperPart } from './paper.ts';

/** It is told parts, then null: all are there. */
answerTasks<PaperPart | null, Uint8Array>(async (paper: Paper, { say, hear }) => {
  const parts: PaperPart[] = [];
  for (let part = await hear(); part; part = await hear()) parts.push(part);
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
  say(bytes, [bytes.buffer]);
});
