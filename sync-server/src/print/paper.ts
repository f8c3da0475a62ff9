import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { Worker } from 'node:worker_threads';
import type { Block } from './block.ts';

/** As a file to print, or one to write on before that. */
export type PaperFormat = 'pdf' | 'docx';

/** A printed document on A4, before its content. */
export interface Paper {
  format: PaperFormat;
  /** As viewers show it. */
  title: string;
  /** Texts that become QR codes, by the name under which the content shows them as pictures. */
  codes?: Readonly<Record<string, string>>;
  /** Pictures that all its parts may show (PNG by name). */
  images?: Readonly<Record<string, Uint8Array>>;
}

/** A piece of content that begins on a page of its own, with the pictures that it shows (PNG by name). */
export interface PaperPart {
  blocks: Block[];
  /** Points: left, top, right, bottom. */
  margins: [number, number, number, number];
  /** Stands under its pages beside their number; without it they have no foot. */
  foot?: string;
  images?: Readonly<Record<string, Uint8Array>>;
}

const timeLimitMs = 120_000;
const heapLimitMb = 768;

/**
 * The bytes of a document, laid out in a worker thread. Parts cross to it as they come, so that no single turn is long.
 * Refuses where it takes too long or too much memory.
 */
export async function printPaper(paper: Paper, parts: AsyncIterable<PaperPart>): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./print-paper.worker.ts', import.meta.url), {
    workerData: paper,
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
  });
  const tooMuch = () =>
    reject(new Refusal('Terlalu banyak untuk sekali cetak. Cetak per ruang atau per kelas.'));
  const timer = setTimeout(tooMuch, timeLimitMs);
  worker.on('message', resolve);
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
    else reject(error);
  });
  worker.on('exit', (code) => {
    reject(new Error(`the printer ended with code ${code}`));
  });
  const send = async () => {
    for await (const part of parts) worker.postMessage(part);
    worker.postMessage(null);
  };
  send().catch(reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
