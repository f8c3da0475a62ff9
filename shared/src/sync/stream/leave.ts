import { berhenti, isLeave, layarGelap, type OperationBody } from './operation.ts';

const isDarkScreen = (body: OperationBody): boolean =>
  body.jenis === 'peristiwa' && body.nama === berhenti && body.rincian === layarGelap;

/**
 * What counted operations that follow one another in a stream say of leaves (S22): each leave is one. A page that was
 * hidden by a dark screen was not left: what says so stands directly behind the leave that hiding recorded, since nobody
 * acts at a hidden sheet, and takes back that one. Anywhere else it changes nothing.
 */
export interface BatchLeaves {
  /** Exam time of each leave that stands. */
  leftMs: readonly number[];
  /** Leaves of before that are taken back, if one stands directly before these operations: 1 where a dark screen is the first. */
  takenBack: number;
  /** The newest operation is a leave; undefined: there was none yet. */
  endsInLeave: boolean | undefined;
}

export const noLeaves: BatchLeaves = { leftMs: [], takenBack: 0, endsInLeave: undefined };

/** With one more counted operation, made at `elapsedMs` of exam time. */
export function addLeave(
  { leftMs, takenBack, endsInLeave }: BatchLeaves,
  body: OperationBody,
  elapsedMs: number,
): BatchLeaves {
  if (isLeave(body)) return { leftMs: [...leftMs, elapsedMs], takenBack, endsInLeave: true };
  const isDark = isDarkScreen(body);
  return {
    leftMs: isDark && endsInLeave ? leftMs.slice(0, -1) : leftMs,
    takenBack: isDark && endsInLeave === undefined ? 1 : takenBack,
    endsInLeave: false,
  };
}

/** Leaves of one stream, from its first counted operation on. */
export const countLeaves = (bodies: readonly OperationBody[]): number =>
  bodies.reduce((leaves, body) => addLeave(leaves, body, 0), noLeaves).leftMs.length;

/** Leaves of an attempt: its counted operations, those of a stream in their order. */
export function countAllLeaves(counted: readonly { body: OperationBody; stream: { id: string } }[]): number {
  const streams = new Set(counted.map(({ stream }) => stream.id));
  const bodiesOf = (id: string) => counted.filter(({ stream }) => stream.id === id).map(({ body }) => body);
  return [...streams].reduce((sum, id) => sum + countLeaves(bodiesOf(id)), 0);
}
