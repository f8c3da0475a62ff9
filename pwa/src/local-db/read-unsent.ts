import type { StreamRow, ParcelRow, OperationRow, AttemptRow } from './exam-rows.ts';
import type { JamRow } from './clock-db.ts';
import { openExisting, readAll } from './open-existing.ts';

/** A stream with something that the server has not acknowledged, as its disk holds it. */
export interface UnsentStream {
  attempt: AttemptRow;
  stream: StreamRow;
  /** By seq, from 1; empty where the stream is sealed. */
  operations: OperationRow[];
  /** In order; empty where it is not. */
  parcels: ParcelRow[];
  /** Exam time used. */
  elapsedMs: number;
}

/**
 * What `DeviceDb` and `ClockDb` hold unsent, read without their library: the service worker starts with every page and
 * stays small. Nothing is written, no connection stays open, and all of it held at one moment.
 */
export async function readUnsent(disk: IDBFactory = indexedDB): Promise<UnsentStream[]> {
  const device = await openExisting(disk, 'spmb');
  if (!device) return [];
  const at = device.transaction(['aliran', 'ujian', 'operasi', 'kiriman']);
  const [streams, attempts, operations, parcels] = await Promise.all([
    readAll<StreamRow>(at, 'aliran'),
    readAll<AttemptRow>(at, 'ujian'),
    readAll<OperationRow>(at, 'operasi'),
    readAll<ParcelRow>(at, 'kiriman'),
  ]).finally(() => device.close());
  const jam = await readClocks(disk);
  return (
    streams
      // A start that the server has not heard of is the application's: it comes before the operations.
      .filter((row) => row.ack < row.seq && !row.dipindah && !row.mulai)
      .flatMap((row) => {
        const attempt = attempts.find((one) => one.ujian_id === row.ujian_id);
        if (!attempt) return [];
        const savedMs = jam.find((one) => one.ujian_id === row.ujian_id)?.elapsed_ms ?? 0;
        const own = operations.filter((one) => one.aliran === row.aliran && one.seq <= row.seq);
        return {
          attempt,
          stream: row,
          operations: own.sort((a, b) => a.seq - b.seq),
          parcels: parcels.filter((one) => one.aliran === row.aliran).sort((a, b) => a.mulai - b.mulai),
          elapsedMs: Math.max(row.elapsed_ms, savedMs, attempt.keadaan.terpakai_ms),
        };
      })
  );
}

async function readClocks(disk: IDBFactory): Promise<JamRow[]> {
  const clocks = await openExisting(disk, 'spmb-jam');
  return clocks ? readAll<JamRow>(clocks.transaction('jam'), 'jam').finally(() => clocks.close()) : [];
}
