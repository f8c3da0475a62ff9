import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { runInWorker } from '../../server/work/run-in-worker.ts';
import { WorkQueue } from '../../server/work/work-queue.ts';
import type { CheckPdfReply } from './check-pdf.worker.ts';
import { pdfSentences, pdfUnchecked, type PdfProblem } from './pdf-problem.ts';

const tailBytes = 1_024;
const headBytes = 8;
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** An honest one takes a fraction of a second. */
const usualLimitMs = 15_000;
const waitSeconds = 5;
/**
 * One at a time: each may take a core, and memory up to the limit of its reader. Senders take turns, so that many heavy ones
 * of one sender hold up another by two: the one that is being read, and one that stood first.
 */
const queue = new WorkQueue(1, { pdf: { max: Infinity, perGroup: Infinity } }, 300);
const refuse = (problem: PdfProblem) => new Refusal(pdfSentences[problem]);

/** Whether the bytes begin like a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, 5)) === '%PDF-';

/**
 * What is stored of a PDF: its own bytes, so that a signature in it holds, or, where viewers might read it in two ways, the
 * same written anew. Throws Refusal for one that is damaged, has something else behind its end, is locked, acts by itself,
 * carries other files, or unfolds beyond measure, and with 503 where the thread that reads it fails, takes too long, or
 * gets no memory of the machine, which says nothing about the file.
 */
export async function checkPdf(
  bytes: Uint8Array,
  sender: string,
  timeLimitMs = usualLimitMs,
): Promise<Uint8Array> {
  const end = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(latin(bytes.subarray(-tailBytes)));
  const isWhole = end !== null && Number(end[1]) < bytes.length;
  if (!isWhole || !/^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, headBytes)))) throw refuse('rusak');
  const task = { data: bytes, timeLimitMs, hear: (reply: CheckPdfReply) => reply };
  const reply = await queue.run('pdf', sender, () =>
    runInWorker(new URL('./check-pdf.worker.ts', import.meta.url), task).catch(() => {
      throw new Refusal(pdfUnchecked, 503, { jenis: 'pdf-belum-diperiksa', tunggu_detik: waitSeconds });
    }),
  );
  if ('problem' in reply) throw refuse(reply.problem);
  return reply.repaired ?? bytes;
}
