import { absenChangesContract, absenSnapshotContract, type AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { CallError, messageOf, type StaffPort } from '../../crud/port/staff-port.ts';
import { applyChanges } from './apply-changes.ts';
import { readEventStream, type StreamEvent } from './read-event-stream.ts';

export interface LiveAbsen {
  /** undefined until the first snapshot. */
  rows: readonly AbsenRow[] | undefined;
  /** Server's clock minus this device's. */
  offsetMs: number;
  state: 'menyambung' | 'tersambung' | 'terputus';
  /** Rises when times, rooms or token of the session changed. */
  perubahan: number;
  /** Why there is no connection. */
  message?: string;
}

export const noRows: LiveAbsen = { rows: undefined, offsetMs: 0, state: 'menyambung', perubahan: 0 };

const waitsMs = [1_000, 2_000, 4_000, 8_000, 15_000];
/** The server says something at least every 20 s; without a word for this long the connection is dead. */
const deadAfterMs = 50_000;

interface Options {
  port: StaffPort;
  path: string;
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
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await followOnce(options, () => (failures = 0));
      show((before) => ({ ...before, state: 'terputus', message: 'Sambungan ke server terputus.' }));
    } catch (error) {
      show((before) => ({ ...before, state: 'terputus', message: messageOf(error) }));
      if (error instanceof CallError && [401, 403, 404].includes(error.httpStatus)) return;
    }
    await wait(waitsMs[Math.min(failures, waitsMs.length - 1)] ?? 15_000, signal);
  }
}

async function followOnce({ port, path, signal, show, wait }: Options, onEvent: () => void): Promise<void> {
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end, { once: true });
  let heard = 0;
  const watch = async () => {
    for (let last = -1; last !== heard && !connection.signal.aborted;) {
      last = heard;
      await wait(deadAfterMs, connection.signal);
    }
    end();
  };
  try {
    void watch();
    for await (const event of readEventStream(await port.events(path, connection.signal))) {
      heard += 1;
      onEvent();
      showEvent(event, port.nowMs(), show);
    }
  } catch (error) {
    // An ended connection is no failure of the call.
    if (error instanceof CallError || !connection.signal.aborted) throw error;
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}

function showEvent({ event, data }: StreamEvent, nowMs: number, show: Options['show']): void {
  if (event === 'snapshot') {
    const { rows, server_ms } = absenSnapshotContract.parse(JSON.parse(data));
    show(({ perubahan }) => ({
      ...{ rows, offsetMs: server_ms - nowMs, state: 'tersambung' },
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
    }));
  }
}
