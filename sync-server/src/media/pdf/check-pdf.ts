import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import { runInWorker } from '../../server/work/run-in-worker.ts';
import type { CheckPdfReply } from './check-pdf.worker.ts';
import { pdfSentences, type PdfProblem } from './pdf-problem.ts';

const tailBytes = 1_024;
const headBytes = 8;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** An honest one takes a fraction of a second. */
const timeLimitMs = 15_000;
/** One at a time: each may take a core, and memory up to the limit of its reader. */
const inTurn = takeTurns();
const refuse = (problem: PdfProblem) => new Refusal(pdfSentences[problem]);

/** Whether the bytes begin like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, 5)) === '%PDF-';

/**
 * What is stored of a PDF: its own bytes, so that a signature in it holds, or, where viewers might read it in two ways, the
 * same written anew. Throws Refusal for one that is damaged, has something else behind its end, is locked, acts by itself,
 * carries other files, or unfolds beyond measure. It is read in a thread of its own.
 */
export async function checkPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(latin(bytes.subarray(-tailBytes)));
  const isWhole = end !== null && Number(end[1]) < bytes.length;
  if (!isWhole || !/^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, headBytes)))) throw refuse('rusak');
  const task = { data: bytes, timeLimitMs, hear: (reply: CheckPdfReply) => reply };
  const reply = await inTurn(() =>
    runInWorker(new URL('./check-pdf.worker.ts', import.meta.url), task).catch(() => {
      throw refuse('rusak');
    }),
  );
  if ('problem' in reply) throw refuse(reply.problem);
  return reply.repaired ?? bytes;
}
