/**
 * What the server itself has heard about when operations were made (S26). All times are running times of the server:
 * they stand still while it is away, and no device can move them.
 */
export interface Evidence {
  /** Whatever is still to come was made after this; null: nothing is known. */
  provenMs: number | null;
  /** A tip that the device named without having brought all of it yet. */
  promise: Promised | null;
}

interface Promised {
  seq: number;
  /** null: of a device that names no tip, only a count. */
  jejak: string | null;
  ranMs: number;
}

export const noEvidence: Evidence = { provenMs: null, promise: null };

/** A device in contact brings what it has promised within this time, its batches close upon each other; a forged tip is never reached. */
const promiseHoldsMs = 60_000;

const holds = ({ ranMs }: Promised, nowRanMs: number): boolean => nowRanMs - ranMs <= promiseHoldsMs;

const later = (a: number | null, b: number): number => Math.max(a ?? 0, b);

/**
 * The running time after which an operation was made; null: nobody knows. What stood on the device when it named its
 * tip is older than that moment, if the tip is the one that arrives.
 */
export function madeAfterMs(
  { provenMs, promise }: Evidence,
  operation: { seq: number; jejak: string },
  nowRanMs: number,
): number | null {
  if (!promise) return provenMs;
  const isKept =
    operation.seq < promise.seq ||
    (operation.seq === promise.seq && (promise.jejak === null || promise.jejak === operation.jejak));
  return isKept && holds(promise, nowRanMs) ? provenMs : later(provenMs, promise.ranMs);
}

/** The evidence once an operation has arrived: a promised tip that is reached bounds all that follows. */
export function afterOperation(evidence: Evidence, seq: number): Evidence {
  const { provenMs, promise } = evidence;
  if (!promise || seq < promise.seq) return evidence;
  return { provenMs: later(provenMs, promise.ranMs), promise: null };
}

export interface BatchEvidence {
  /** Running time of the server at the newest answer that the device had heard when it built the batch. */
  echoMs: number;
  /** What it says exists on the device. */
  tip: { seq: number; jejak: string | null };
  /** Newest operation that the server has now. */
  ack: number;
  /** The batch carried as many operations as fit, or the server asks for earlier ones: the rest could not come along. */
  isFull: boolean;
  nowRanMs: number;
}

/**
 * The evidence once a batch has arrived. Its moment is the echo, not the arrival: a copy that is sent late is old. A
 * device that names a tip beyond what it brings, although more would have fit, has none.
 */
export function afterBatch(evidence: Evidence, batch: BatchEvidence): Evidence {
  const { echoMs, tip, ack, isFull, nowRanMs } = batch;
  const { provenMs, promise } = evidence;
  if (tip.seq <= ack || !isFull) return { promise, provenMs: later(provenMs, echoMs) };
  if (promise && holds(promise, nowRanMs)) return evidence;
  return {
    provenMs: promise ? later(provenMs, promise.ranMs) : provenMs,
    promise: { ...tip, ranMs: echoMs },
  };
}
