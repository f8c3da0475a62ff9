import {
  absenBeatContract,
  absenChangesContract,
  absenSnapshotContract,
  type AbsenRow,
} from '@spmb/shared/absen/absen-row.schema.ts';
import type { EventsAnswer, PlacedCall } from '@spmb/shared/kernel/call.ts';
import { CallError } from '../../../http/call-error.ts';
import { messageOf, type StaffPort } from '../../../kit/port/staff-port.ts';
import { applyChanges } from './apply-changes.ts';
import { readEventStream, type StreamEvent } from './read-event-stream.ts';

export interface LiveAbsen {
  /** undefined until the first snapshot. */
  rows: readonly AbsenRow[] | undefined;
  /** Server's clock minus this device's. */
  offsetMs: number;
  /** Server's clock when it spoke last: until then everything shown is true. */
  heardMs: number;
  state: 'menyambung' | 'tersambung' | 'terputus';
  /** Rises when times, rooms or token of the session changed. */
  perubahan: number;
  /** Why there is no connection. */
  message?: string;
}

export const noRows: LiveAbsen = {
  rows: undefined,
  offsetMs: 0,
  heardMs: 0,
  state: 'menyambung',
  perubahan: 0,
};

const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000];
/**
 * The server says something at least every 5 s; without a word for this long the line is dead, though the socket may be
 * open. The page has said so by 12 s.
 */
const deadAfterMs = 11_500;

interface Options {
  port: StaffPort;
  call: PlacedCall<undefined, EventsAnswer>;
  signal: AbortSignal;
  show: (change: (before: LiveAbsen) => LiveAbsen) => void;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Keeps the attendance list at `path` current until `signal` aborts: connects, and after every end connects again with
 * growing pauses. What is on the screen stays there meanwhile.
 */
export async function followAbsen(options: Options): Promise<void> {
  const { signal, show, wait } = options;
  const isLost = (message: string) => show((before) => ({ ...before, state: 'terputus', message }));
  // A connection that was heard and ends is mostly there again with the next try: only a silent one is told before that.
  const past = { isNew: true, failures: 0 };
  const onEvent = () => void Object.assign(past, { isNew: false, failures: 0 });
  for (; !signal.aborted; past.failures += 1) {
    try {
      const isSilent = await followOnce(options, onEvent);
      if (isSilent || past.isNew || past.failures > 0) isLost('Sambungan ke server terputus.');
    } catch (error) {
      const isFinal = error instanceof CallError && [401, 403, 404].includes(error.httpStatus);
      if (isFinal || past.isNew || past.failures > 0) isLost(messageOf(error));
      if (isFinal) return;
    }
    await wait(waitsMs[Math.min(past.failures, waitsMs.length - 1)] ?? 15_000, signal);
  }
}

/** Resolves with the end of one connection; true: nothing was heard on it any more. */
async function followOnce(
  { port, call, signal, show, wait }: Options,
  onEvent: () => void,
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
    for await (const event of readEventStream(await port.events(call, connection.signal))) {
      expectWord();
      onEvent();
      showEvent(event, port.nowMs(), show);
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

function showEvent({ event, data }: StreamEvent, nowMs: number, show: Options['show']): void {
  if (event === 'snapshot') {
    const { rows, server_ms } = absenSnapshotContract.parse(JSON.parse(data));
    show(({ perubahan }) => ({
      rows,
      offsetMs: server_ms - nowMs,
      heardMs: server_ms,
      state: 'tersambung',
      // Between two connections they may have changed as well.
      perubahan: perubahan + 1,
    }));
  } else if (event === 'sesi') {
    show((before) => ({ ...before, perubahan: before.perubahan + 1 }));
  } else if (event === 'changes') {
    const { rows, server_ms } = absenChangesContract.parse(JSON.parse(data));
    show((before) => ({
      ...before,
      rows: before.rows && applyChanges(before.rows, rows),
      offsetMs: server_ms - nowMs,
      heardMs: server_ms,
    }));
  } else if (event === 'detak') {
    const { server_ms } = absenBeatContract.parse(JSON.parse(data));
    show((before) => ({ ...before, offsetMs: server_ms - nowMs, heardMs: server_ms }));
  }
}
