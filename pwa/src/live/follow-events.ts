import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import { CallError } from '../http/call-error.ts';
import { readEventStream, type StreamEvent } from './read-event-stream.ts';

/** Least waits before the next try, by how many have failed. */
const leastWaitsMs = [500, 1_000, 2_000, 4_000];
const leastWaitMs = 7_500;

export interface Following {
  /** Rejects with CallError where the stream cannot be opened. */
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  signal: AbortSignal;
  /** Without a word for this long the line is dead, though the socket may be open. */
  deadAfterMs: number;
  onEvent(event: StreamEvent): void;
  /** There is no connection. `error`: why it could not be opened; undefined: it ended, or fell silent. */
  onLost(error?: unknown): void;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  randomness: Randomness;
}

/** When a refusal says to come back, in milliseconds; 0: it says nothing. */
function toldMsOf(error: unknown): number {
  const data =
    error instanceof CallError ? (error.data as { tunggu_detik?: unknown } | undefined) : undefined;
  return typeof data?.tunggu_detik === 'number' ? data.tunggu_detik * 1000 : 0;
}

/** `leastMs` and up to as much again, so that those who were cut off together do not come back together. */
function spread(leastMs: number, randomness: Randomness): number {
  const [high = 0, low = 0] = randomness.bytes(2);
  return Math.round(leastMs * (1 + (high * 256 + low) / 65_536));
}

/**
 * Follows server-sent events until `signal` aborts: connects, and after every end connects again with growing pauses, or when
 * the server says. Ends by itself where the server says that there is nothing to follow for this login.
 */
export async function followEvents(following: Following): Promise<void> {
  const { signal, wait, onLost, randomness } = following;
  // A connection that was heard and ends is mostly there again with the next try: only a silent one is told before that.
  const past = { isNew: true, failures: 0 };
  const onHeard = () => void Object.assign(past, { isNew: false, failures: 0 });
  for (; !signal.aborted; past.failures += 1) {
    let toldMs = 0;
    try {
      const isSilent = await followOnce(following, onHeard);
      if (isSilent || past.isNew || past.failures > 0) onLost();
    } catch (error) {
      const isFinal = error instanceof CallError && [401, 403, 404].includes(error.httpStatus);
      if (isFinal || past.isNew || past.failures > 0) onLost(error);
      if (isFinal) return;
      toldMs = toldMsOf(error);
    }
    const leastMs = Math.max(toldMs, leastWaitsMs[past.failures] ?? leastWaitMs);
    await wait(spread(leastMs, randomness), signal);
  }
}

/** Resolves with the end of one connection; true: nothing was heard on it any more. */
async function followOnce(
  { open, signal, deadAfterMs, onEvent, wait }: Following,
  onHeard: () => void,
): Promise<boolean> {
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end, { once: true });
  let silence = new AbortController();
  let isSilent = false;
  const expectWord = () => {
    silence.abort();
    silence = new AbortController();
    const { signal: heard } = silence;
    void wait(deadAfterMs, heard).then(() => {
      if (heard.aborted) return;
      isSilent = true;
      end();
    });
  };
  try {
    expectWord();
    for await (const event of readEventStream(await open(connection.signal))) {
      expectWord();
      onHeard();
      onEvent(event);
    }
  } catch (error) {
    // An ended connection is no failure of the call.
    if (error instanceof CallError || !connection.signal.aborted) throw error;
  } finally {
    silence.abort();
    end();
    signal.removeEventListener('abort', end);
  }
  return isSilent;
}
