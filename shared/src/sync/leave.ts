import { berhenti, isLeave, layarGelap, type OperationBody } from './operation.ts';

/**
 * What a counted operation changes in the count of leaves (S22): a leave adds one. A page that was hidden by a dark screen
 * was not left: what says so comes after the leave that hiding recorded, in the same stream, and takes it back.
 */
export function leaveChange(body: OperationBody): 1 | 0 | -1 {
  if (isLeave(body)) return 1;
  return body.jenis === 'peristiwa' && body.nama === berhenti && body.rincian === layarGelap ? -1 : 0;
}

/** Leaves of an attempt, whatever the order and the batches in which its counted operations come. */
export const countLeaves = (bodies: readonly OperationBody[]): number =>
  bodies.reduce((sum, body) => sum + leaveChange(body), 0);

/** What one batch says of leaves. */
export interface BatchLeaves {
  /** Exam time of each leave that stands. */
  leftMs: readonly number[];
  /** Leaves of batches before that turn out to be dark screens. */
  takenBack: number;
}

export const noLeaves: BatchLeaves = { leftMs: [], takenBack: 0 };

/** With one more counted operation, made at `elapsedMs` of exam time. */
export function addLeave(leaves: BatchLeaves, body: OperationBody, elapsedMs: number): BatchLeaves {
  const change = leaveChange(body);
  if (change === 1) return { ...leaves, leftMs: [...leaves.leftMs, elapsedMs] };
  if (change === 0) return leaves;
  if (leaves.leftMs.length > 0) return { ...leaves, leftMs: leaves.leftMs.slice(0, -1) };
  return { ...leaves, takenBack: leaves.takenBack + 1 };
}
