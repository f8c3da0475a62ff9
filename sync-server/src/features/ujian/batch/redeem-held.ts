import { isOverdue, isReached } from '@spmb/shared/sync/time/evidence.ts';
import { countLeaves } from '@spmb/shared/sync/stream/leave.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import {
  applyOperations,
  linksOf,
  type Applied,
  type Arrival,
  type Arrived,
  type Judged,
} from '../attempt/apply-operations.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { readStream } from '../replay/read-stream.ts';
import { listOperationsOfStream } from '../replay/replay.queries.ts';
import { listHeldAfter } from './verdict.queries.ts';
import { saveEarlierProof, saveVerdict } from './verdict.mutations.ts';

export interface AppliedBatch extends Applied {
  /** Operations of earlier batches that count now. */
  redeemed: Judged[];
  /** How many leaves more, or less, stand in the stream by that. */
  leavesChange: number;
  /** When the finish that took effect had arrived. */
  finishMs: number;
}

/**
 * Judges and merges new operations. Where they bring a tip that the device had named long before, all that stood before
 * it is as old as that: what was held because it came so late is judged again, by its own arrival (S26).
 */
export async function applyBatch(
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  fresh: readonly Arrived[],
  arrival: Arrival,
): Promise<AppliedBatch> {
  let before: AppliedBatch | undefined;
  const [promise] = stream.janji;
  if (promise && isOverdue(promise, arrival.ranMs) && isReached(promise, linksOf(fresh)))
    before = await redeemHeld(tx, attempt, stream, promise.dari_seq, arrival);
  const applied = applyOperations(before?.attempt ?? attempt, stream, fresh, arrival);
  const now = { ...applied, redeemed: [], leavesChange: 0, finishMs: arrival.nowMs };
  return before ? append(before, now) : now;
}

/** Judges again what was held after a place; nothing is known of it but what was proven before the tip was named. */
async function redeemHeld(
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  afterSeq: number,
  arrival: Arrival,
): Promise<AppliedBatch | undefined> {
  const leavesBefore = await leavesOf(tx, stream);
  await saveEarlierProof(tx, stream, afterSeq);
  let all: AppliedBatch | undefined;
  for (const row of await listHeldAfter(tx, stream.id, afterSeq)) {
    const at = { ...arrival, nowMs: row.tiba_ms };
    const alone: Stream = { ...stream, janji: [], elapsed_maks_ms: 0 };
    const again = applyOperations(all?.attempt ?? attempt, alone, [row], at);
    const redeemed = again.judged.filter(({ verdik }) => verdik === 'dihitung');
    for (const judged of redeemed) await saveVerdict(tx, stream.id, judged);
    if (redeemed.length === 0) continue;
    const one = { ...again, judged: [], redeemed, leavesChange: 0, finishMs: row.tiba_ms };
    all = all ? append(all, one) : one;
  }
  return all && { ...all, leavesChange: (await leavesOf(tx, stream)) - leavesBefore };
}

/** Leaves that stand in a stream, by its log. */
async function leavesOf(read: Reader, stream: Stream): Promise<number> {
  const counted = readStream(stream, await listOperationsOfStream(read, stream.id)).filter(
    ({ row }) => row.verdik === 'dihitung',
  );
  return countLeaves(counted.flatMap(({ body }) => body ?? []));
}

/** What two runs of operations have done, one after the other. */
const append = (a: AppliedBatch, b: AppliedBatch): AppliedBatch => ({
  ...b,
  redeemed: [...a.redeemed, ...b.redeemed],
  finish: b.finish ?? a.finish,
  finishMs: b.finish ? b.finishMs : a.finishMs,
  leavesChange: a.leavesChange + b.leavesChange,
  dibaca: [...a.dibaca, ...b.dibaca],
});
