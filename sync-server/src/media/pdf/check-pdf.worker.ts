import { answerTasks } from '../../server/work/answer-tasks.ts';
import { findProblem } from './find-problem.ts';
import { openQpdf, type Qpdf } from './open-qpdf.ts';
import type { PdfObjects } from './pdf-objects.ts';
import type { PdfProblem } from './pdf-problem.ts';

export type CheckPdfReply = { problem: PdfProblem } | { repaired?: Uint8Array<ArrayBuffer> };

let said = '';
const failed = 2;
const warned = 3;

answerTasks<never, CheckPdfReply>(async (bytes: Uint8Array, { say }) => {
  said = '';
  // One for each file: a program that ends leaves its stack as deep as it was, until the next ones overwrite its memory.
  const opened = await openQpdf((line) => (said = line));
  try {
    say(check(opened, bytes));
  } catch (error) {
    if (opened.isStarved()) throw error;
    say({ problem: 'rusak' });
    // The thread ends with it: what filled its memory is gone for the next.
    process.exit();
  }
});

/** Throws where the file cannot be read to its end. */
function check({ callMain, FS }: Qpdf, bytes: Uint8Array): CheckPdfReply {
  const run = (...args: string[]) => callMain(['--no-warn', ...args]);
  FS.writeFile('/in.pdf', bytes);
  const told = run('--json=2', '--json-key=qpdf', '/in.pdf', '/out.json');
  if (told === failed) {
    if (/password|encrypt/.test(said)) return { problem: 'terkunci' };
    throw new Error(said);
  }
  const { qpdf: parts } = JSON.parse(Buffer.from(FS.readFile('/out.json')).toString()) as {
    qpdf: [unknown, PdfObjects];
  };
  const problem = findProblem(parts[1]);
  if (problem) return { problem };
  // Whether all that its pages show can be unpacked within the memory that there is.
  if (run('--stream-data=uncompress', '--decode-level=generalized', '/in.pdf', '/dev/null') === failed)
    throw new Error(said);
  if (told !== warned) return {};
  if (run('/in.pdf', '/out.pdf') === failed) throw new Error(said);
  return { repaired: FS.readFile('/out.pdf') };
}
