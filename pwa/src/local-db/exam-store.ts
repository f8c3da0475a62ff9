import type { DeviceDb } from './device-db.ts';
import type { StreamRow, LembarRow, OperationRow, AttemptRow } from './exam-rows.ts';

/** One stream with everything about its attempt. */
export interface StoredStream {
  attempt: AttemptRow;
  stream: StreamRow;
  /** Operations of this stream by seq, from 1. */
  operations: OperationRow[];
  /** Operations of the attempt's other streams, oldest stream first. */
  lain: OperationRow[];
  lembar: LembarRow[];
}

/** A stream with its attempt; undefined: one of them is not on this device. */
export async function findStream(db: DeviceDb, aliranId: string): Promise<StoredStream | undefined> {
  return db.transaction('r', db.ujian, db.aliran, db.operasi, db.lembar, async () => {
    const [stream, rows] = await Promise.all([
      db.aliran.get(aliranId),
      db.operasi.where('aliran').equals(aliranId).sortBy('seq'),
    ]);
    if (!stream?.ujian_id) return undefined;
    const { ujian_id } = stream;
    const [attempt, streams, lembar] = await Promise.all([
      db.ujian.get(ujian_id),
      db.aliran.where('ujian_id').equals(ujian_id).sortBy('dibuat_ms'),
      db.lembar.where('ujian_id').equals(ujian_id).toArray(),
    ]);
    if (attempt === undefined) return undefined;
    const lain: OperationRow[] = [];
    for (const other of streams) {
      if (other.aliran === aliranId) continue;
      const others = await db.operasi.where('aliran').equals(other.aliran).sortBy('seq');
      lain.push(...others.filter((row) => !other.dipindah || row.terkirim_ms !== null));
    }
    const operations = rows.filter((row) => row.seq <= stream.seq);
    return { attempt, stream, operations, lain, lembar };
  });
}

/** The newest attempt of a schedule on this device. */
export async function findAttempt(db: DeviceDb, jadwalUjianId: string): Promise<AttemptRow | undefined> {
  const rows = await db.ujian.where('jadwal_ujian_id').equals(jadwalUjianId).toArray();
  return rows.sort((a, b) => b.keadaan.percobaan - a.keadaan.percobaan)[0];
}

/** A stream of the schedule that can still be registered or written to; the newest first. */
export async function findOpenStream(db: DeviceDb, jadwalUjianId: string): Promise<StreamRow | undefined> {
  const rows = await db.aliran.where('jadwal_ujian_id').equals(jadwalUjianId).toArray();
  return rows.filter((row) => !row.berakhir && !row.dipindah).sort((a, b) => b.dibuat_ms - a.dibuat_ms)[0];
}

/** The one that `findOpenStream` finds; where none stands here, the one that `draw` makes, which is on disk then. */
export async function takeOpenStream(
  db: DeviceDb,
  jadwalUjianId: string,
  draw: () => StreamRow,
): Promise<StreamRow> {
  return db.transaction('rw', db.aliran, async () => {
    const found = await findOpenStream(db, jadwalUjianId);
    if (found) return found;
    const drawn = draw();
    await db.aliran.put(drawn);
    return drawn;
  });
}

export async function saveStream(db: DeviceDb, stream: StreamRow): Promise<void> {
  await db.aliran.put(stream);
}

/** Streams that stand on this device with a registered attempt. */
export async function listStreams(db: DeviceDb): Promise<StreamRow[]> {
  return (await db.aliran.toArray()).filter((row) => row.ujian_id !== null);
}

export async function listAttempts(db: DeviceDb): Promise<AttemptRow[]> {
  return db.ujian.toArray();
}
