import { parentPort, workerData } from 'node:worker_threads';
import { buildPaper } from './build-paper.ts';
import type { Paper, PaperPart } from './paper.ts';

const parts: PaperPart[] = [];

// Parts, then null: all are here.
parentPort?.on('message', (part: PaperPart | null) => {
  if (part) parts.push(part);
  else void print();
});

async function print(): Promise<void> {
  const bytes = await buildPaper(workerData as Paper, parts);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
