import type { DeviceDb } from './device-db.ts';
import type { StreamRow, ParcelRow, AttemptRow } from './exam-rows.ts';
import { findStream, type StoredStream } from './exam-store.ts';

/**
 * Replaces the operations of a stream by sealed parcels, in one transaction: a crash leaves the one or the other. The
 * stream's key goes too, and with an attempt's last open stream its answers and question keys.
 */
export async function writeSealed(
  db: DeviceDb,
  aliranId: string,
  seal: (stored: StoredStream) => ParcelRow[],
): Promise<void> {
  await db.transaction('rw', db.aliran, db.operasi, db.lembar, db.ujian, db.kiriman, async () => {
    const stored = await findStream(db, aliranId);
    if (stored === undefined || stored.stream.tersegel) return;
    const { ujian_id } = stored.attempt;
    await db.kiriman.bulkPut(seal(stored));
    await db.operasi.where('aliran').equals(aliranId).delete();
    await db.aliran.update(aliranId, { tersegel: true, berakhir: true, kunci: new Uint8Array() });
    const streams = await db.aliran.where('ujian_id').equals(ujian_id).toArray();
    if (streams.some((row) => !row.tersegel)) return;
    await db.lembar.where('ujian_id').equals(ujian_id).delete();
    await db.ujian.update(ujian_id, { kunci: null });
  });
}

/** The parcels of a sealed stream, in order. */
export const listParcels = (db: DeviceDb, aliranId: string): Promise<ParcelRow[]> =>
  db.kiriman.where('aliran').equals(aliranId).sortBy('mulai');

/** The parcel that carries an operation, or the last one where nothing lies behind it. */
export async function findParcel(
  db: DeviceDb,
  aliranId: string,
  seq: number,
): Promise<ParcelRow | undefined> {
  const rows = await listParcels(db, aliranId);
  return rows.find(({ akhir }) => akhir >= seq) ?? rows.at(-1);
}

/** What the server decided about a sealed stream and its attempt. */
export async function writeSealedAnswer(db: DeviceDb, stream: StreamRow, attempt: AttemptRow): Promise<void> {
  await db.transaction('rw', db.aliran, db.ujian, async () => {
    await db.aliran.update(stream.aliran, { ack: stream.ack, generasi: stream.generasi, mulai: undefined });
    const { keadaan, generasi, surat, penutupan, gema_ms } = attempt;
    await db.ujian.update(attempt.ujian_id, { keadaan, generasi, surat, penutupan, gema_ms });
  });
}
