import {
  absenBeatContract,
  absenChangesContract,
  absenSnapshotContract,
  type AbsenRow,
} from '@spmb/shared/absen/absen-row.schema.ts';
import type { EventsAnswer, PlacedCall } from '@spmb/shared/kernel/call.ts';
import { messageOf, type StaffPort } from '../../../kit/port/staff-port.ts';
import { applyChanges } from './apply-changes.ts';
import { followEvents, type Following } from '../../../live/follow-events.ts';
import type { StreamEvent } from '../../../live/read-event-stream.ts';

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

/**
 * The server says something at least every 5 s; without a word for this long the line is dead, though the socket may be
 * open. The page has said so by 12 s.
 */
const deadAfterMs = 11_500;

interface Options extends Pick<Following, 'randomness'> {
  port: StaffPort;
  call: PlacedCall<undefined, EventsAnswer>;
  signal: AbortSignal;
  show: (change: (before: LiveAbsen) => LiveAbsen) => void;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Keeps the attendance list at `path` current until `signal` aborts. What is on the screen stays there while there is no
 * connection.
 */
export const followAbsen = ({ port, call, signal, show, wait, randomness }: Options): Promise<void> =>
  followEvents({
    open: (connection) => port.events(call, connection),
    signal,
    deadAfterMs,
    wait,
    randomness,
    onEvent: (event) => showEvent(event, port.nowMs(), show),
    onLost: (error) => {
      const message = error === undefined ? 'Sambungan ke server terputus.' : messageOf(error);
      show((before) => ({ ...before, state: 'terputus', message }));
    },
  });

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
