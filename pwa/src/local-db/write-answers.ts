import type { DeviceDb } from './device-db.ts';
import type { StreamRow, LembarRow, OperationRow, AttemptRow } from './exam-rows.ts';

/** What an answer of the server changes on disk. */
export interface AnswerChanges {
  attempt: AttemptRow;
  /** The attempt after the answer, given the row on disk: another tab may have closed it meanwhile. */
  adopt: (held: AttemptRow) => AttemptRow;
  stream: StreamRow;
  operations: readonly OperationRow[];
  lembar: readonly LembarRow[];
}

/**
 * Writes what a batch's answer changes. Of the stream's head only what the server decides is written, since another tab may
 * have gone on. Nothing is written of a stream that was sealed or deleted meanwhile: its answers would be readable again,
 * and it would look as if it could be gone on with.
 */
export async function writeAnswer(db: DeviceDb, changes: AnswerChanges): Promise<void> {
  const { attempt, stream, adopt } = changes;
  await db.transaction('rw', db.aliran, db.operasi, db.lembar, db.ujian, async () => {
    const head = await db.aliran.get(stream.aliran);
    if (!head || head.tersegel) return;
    const { ack, generasi: proven, epoch, berakhir } = stream;
    const row = await db.ujian.get(attempt.ujian_id);
    await Promise.all([
      db.aliran.put({ ...head, ack, generasi: proven, epoch, berakhir }),
      row && db.ujian.put(adopt(row)),
      changes.operations.length > 0 && db.operasi.bulkPut([...changes.operations]),
      changes.lembar.length > 0 && db.lembar.bulkPut([...changes.lembar]),
    ]);
  });
}

export async function writeKeys(db: DeviceDb, ujianId: string, kunci: Record<string, string>): Promise<void> {
  await db.ujian.update(ujianId, { kunci });
}

/** A registered stream with its attempt and sheet, and the stream whose operations it takes over. */
export interface RegisteredStream extends Omit<AnswerChanges, 'adopt'> {
  replaces: string | undefined;
}

/** Where the sheet has gone on since the stream was read here, only what the server decides is written. */
export async function writeRegistered(db: DeviceDb, registered: RegisteredStream): Promise<void> {
  const { attempt, stream, operations, lembar, replaces } = registered;
  await db.transaction('rw', db.aliran, db.operasi, db.lembar, db.ujian, async () => {
    if (((await db.aliran.get(stream.aliran))?.seq ?? 0) > stream.seq) {
      const { generasi, epoch, berakhir, mulai } = stream;
      const { keadaan, surat } = attempt;
      await db.aliran.update(stream.aliran, { generasi, epoch, berakhir, mulai });
      await db.ujian.update(attempt.ujian_id, { generasi: attempt.generasi, keadaan, surat });
      return;
    }
    await Promise.all([
      db.aliran.put(stream),
      db.ujian.put(attempt),
      db.operasi.bulkPut([...operations]),
      db.lembar.bulkPut([...lembar]),
      replaces !== undefined && db.aliran.update(replaces, { dipindah: true, berakhir: true }),
    ]);
  });
}

/** Deletes a stream (S4: only when the server allows it); with an attempt's last stream, the attempt. */
export async function deleteStream(db: DeviceDb, aliranId: string): Promise<void> {
  await db.transaction('rw', [db.aliran, db.operasi, db.lembar, db.ujian, db.kiriman], async () => {
    const ujianId = (await db.aliran.get(aliranId))?.ujian_id;
    await db.operasi.where('aliran').equals(aliranId).delete();
    await db.kiriman.where('aliran').equals(aliranId).delete();
    await db.aliran.delete(aliranId);
    if (!ujianId || (await db.aliran.where('ujian_id').equals(ujianId).count()) > 0) return;
    await db.lembar.where('ujian_id').equals(ujianId).delete();
    await db.ujian.delete(ujianId);
  });
}
