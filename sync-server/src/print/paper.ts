import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { NoAnswer, runInWorker } from '../server/work/run-in-worker.ts';
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
  isLandscape?: boolean;
  /** Stands under its pages beside their number; without it they have no foot. */
  foot?: string;
  images?: Readonly<Record<string, Uint8Array>>;
  /** Texts that become QR codes of this part, as those of the paper. */
  codes?: Readonly<Record<string, string>>;
}

/** For one document. */
const timeLimitMs = 120_000;
const limits = { maxOldGenerationSizeMb: 768 };

/**
 * The bytes of one document, laid out in a worker thread. Parts cross to it as they come, so that no single turn is long.
 * Refuses where it takes too long or too much memory.
 */
export async function printPaper(paper: Paper, parts: AsyncIterable<PaperPart>): Promise<Uint8Array> {
  try {
    return await runInWorker(new URL('./print-paper.worker.ts', import.meta.url), {
      data: paper,
      limits,
      timeLimitMs,
      async feed(tell: (part: PaperPart | null) => void) {
        for await (const part of parts) tell(part);
        tell(null);
      },
      hear: (bytes: Uint8Array) => bytes,
    });
  } catch (error) {
    if (isTooMuch(error))
      throw new Refusal('Terlalu banyak untuk sekali cetak. Cetak per ruang atau per kelas.');
    throw error;
  }
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof NoAnswer
    ? error.why === 'lama'
    : error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
