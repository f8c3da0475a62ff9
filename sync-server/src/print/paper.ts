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
  /** Texts that become QR codes of this part, as those of the paper. */
  codes?: Readonly<Record<string, string>>;
}

/** What the worker hears: a document begins, parts of it, all are here. */
export type ToPrinter = { paper: Paper } | { part: PaperPart } | 'print';

/** For one document. */
const timeLimitMs = 120_000;
const heapLimitMb = 768;

/** Lays documents out one after the other in a worker thread of its own, until it is closed. */
export interface Printer {
  /**
   * The bytes of a document. Parts cross to the worker as they come, so that no single turn is long. Refuses where it
   * takes too long or too much memory; the printer is to be closed then.
   */
  print(paper: Paper, parts: AsyncIterable<PaperPart>): Promise<Uint8Array>;
  close(): Promise<unknown>;
}

export function openPrinter(): Printer {
  const worker = new Worker(new URL('./print-paper.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
  });
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const tooMuch = () => new Refusal('Terlalu banyak untuk sekali cetak. Cetak per ruang atau per kelas.');
  worker.on('error', (error: Error & { code?: string }) =>
    broken.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
  );
  worker.on('exit', (code) => broken.reject(new Error(`the printer ended with code ${code}`)));
  return {
    async print(paper, parts) {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      worker.once('message', resolve);
      const timer = setTimeout(() => reject(tooMuch()), timeLimitMs);
      const send = async () => {
        worker.postMessage({ paper } satisfies ToPrinter);
        for await (const part of parts) worker.postMessage({ part } satisfies ToPrinter);
        worker.postMessage('print' satisfies ToPrinter);
      };
      send().catch(reject);
      try {
        return await Promise.race([promise, broken.promise]);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => worker.terminate(),
  };
}

/** The bytes of one document. */
export async function printPaper(paper: Paper, parts: AsyncIterable<PaperPart>): Promise<Uint8Array> {
  const printer = openPrinter();
  try {
    return await printer.print(paper, parts);
  } finally {
    await printer.close();
  }
}
