/**
 * What the server itself has heard about when operations were made (S26). All times are running times of the server:
 * they stand still while it is away, and no device can move them.
 */
export interface Evidence {
  /** Whatever is still to come was made after this; null: nothing is known. */
  provenMs: number | null;
  /** Tips that the device named without having brought all of it yet, the nearest first. */
  promises: readonly Promised[];
}

/** A tip that was named, as a stream's row keeps it. */
export interface Promised {
  seq: number;
  /** null: of a device that names no tip, only a count. */
  jejak: string | null;
  /** The ack at that time: what it speaks of follows. */
  dari_seq: number;
  /** When it was named first. */
  sejak_ms: number;
  /** When it was named last: what lies beyond was made later. */
  jalan_ms: number;
}

export const noEvidence: Evidence = { provenMs: null, promises: [] };

/** A device in contact brings what it has promised within this time, its batches close upon each other. */
const promiseHoldsMs = 60_000;
/** So many tips are remembered; a further one is heard, and proves nothing for what lies before it. */
const promisesMax = 20;

const later = (a: number | null, b: number): number => Math.max(a ?? 0, b);

/** The bound where no promise is believed: the newest moment at which the device was heard. */
const heardMs = ({ provenMs, promises }: Evidence): number | null => {
  const last = promises.at(-1);
  return last ? later(provenMs, last.jalan_ms) : provenMs;
};

/** `jejak` of the operation at a place, of those that have arrived with this one; undefined: it is still to come. */
export type LinkAt = (seq: number) => string | undefined;

/** Whether a promise is overdue: from now on only the tip itself proves it. */
export const isOverdue = ({ sejak_ms }: Promised, nowRanMs: number): boolean =>
  nowRanMs - sejak_ms > promiseHoldsMs;

/**
 * Whether the tip that arrives is the one that was named: then all before it stood on the device at that time, for its
 * jejak is made of theirs. A mere count proves nothing.
 */
export const isReached = ({ seq, jejak }: Promised, linkAt: LinkAt): boolean =>
  jejak !== null && linkAt(seq) === jejak;

/**
 * The running time after which an operation was made; null: nobody knows. What stood on the device when it named its
 * tip is older than that moment. It is believed for a minute; afterwards only with the tip itself.
 */
export function madeAfterMs(
  evidence: Evidence,
  seq: number,
  nowRanMs: number,
  linkAt: LinkAt,
): number | null {
  const promise = evidence.promises.find((one) => one.seq >= seq);
  if (!promise) return heardMs(evidence);
  const isStillToCome = promise.jejak === null || linkAt(promise.seq) === undefined;
  const isBelieved = isReached(promise, linkAt) || (isStillToCome && !isOverdue(promise, nowRanMs));
  return isBelieved ? evidence.provenMs : heardMs(evidence);
}

/** The evidence once an operation has arrived: a tip that is reached bounds all that follows, a false one all there is. */
export function afterOperation(evidence: Evidence, { seq, jejak }: { seq: number; jejak: string }): Evidence {
  const [promise, ...promises] = evidence.promises;
  if (!promise || seq < promise.seq) return evidence;
  const isTrue = promise.jejak === null || (seq === promise.seq && promise.jejak === jejak);
  return isTrue
    ? { provenMs: later(evidence.provenMs, promise.jalan_ms), promises }
    : { provenMs: heardMs(evidence), promises: [] };
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
}

/**
 * The evidence once a batch has arrived. Its moment is the echo, not the arrival: a copy that is sent late is old. A
 * device that names a tip beyond what it brings, although more would have fit, has none.
 */
export function afterBatch(evidence: Evidence, { echoMs, tip, ack, isFull }: BatchEvidence): Evidence {
  const { provenMs, promises } = evidence;
  if (tip.seq <= ack || !isFull) return { promises, provenMs: later(provenMs, echoMs) };
  const last = promises.at(-1);
  if (!last || (tip.seq > last.seq && promises.length < promisesMax))
    return {
      provenMs,
      promises: [
        ...promises,
        { ...tip, dari_seq: ack, sejak_ms: echoMs, jalan_ms: later(echoMs, last?.jalan_ms ?? 0) },
      ],
    };
  const named = { ...last, jalan_ms: later(last.jalan_ms, echoMs) };
  return { provenMs, promises: [...promises.slice(0, -1), named] };
}
