import { appendOperation, type Encoded } from './append-operation.ts';
import type { DeviceDb } from './device-db.ts';
import type { StreamRow, LembarRow, OperationRow, AttemptRow } from './exam-rows.ts';

export interface OperationWrite {
  /** The stream as known in memory; written where the disk has none yet. */
  stream: StreamRow;
  /** Operations that were numbered in memory while the disk refused, oldest first. */
  unsaved: readonly OperationRow[];
  /** Writes an unsaved operation anew behind `head`, because another tab took its number. */
  renumber: (head: StreamRow, operation: OperationRow) => Encoded;
  /** Writes the new operation behind `head`; undefined: there is no new one. */
  encode: ((head: StreamRow) => Encoded) | undefined;
  /** State that changes with it, given the head after it; undefined: the attempt's row stays. */
  attempt: ((head: StreamRow) => AttemptRow) | undefined;
  lembar: readonly LembarRow[];
  /** The forked stream that this one goes on for, where the disk does not know that yet. */
  replaces: string | undefined;
}

const follows = (head: StreamRow, operation: OperationRow): boolean =>
  operation.seq === head.seq + 1 && operation.jejak_sebelum === head.jejak;

/**
 * One strict transaction: takes the next seq from the stream's row and writes the operation, the state it changes and
 * the new head (S5). Two tabs can never give one number twice. The answer is the new head and what was written. The short way
 * is tried first, which an act takes unless something else has happened to the stream.
 */
export async function writeOperations(db: DeviceDb, write: OperationWrite) {
  const next = nextAtOnce(write);
  if (next) {
    const { stream: known, lembar } = write;
    if (await appendOperation(db, { known, next, attempt: write.attempt?.(next.stream), lembar }))
      return { aliran: next.stream, written: [next.operation] };
  }
  return db.transaction('rw', db.aliran, db.operasi, db.lembar, db.ujian, async () => {
    const row = await db.aliran.get(write.stream.aliran);
    if (row?.tersegel) throw new Error('the stream was sealed by another tab');
    let head = row?.ujian_id ? row : { ...write.stream, ...emptyHead(write) };
    const written: OperationRow[] = [];
    const add = (encoded: Encoded): void => {
      head = encoded.stream;
      written.push(encoded.operation);
    };
    for (const operation of write.unsaved) {
      const held =
        operation.seq <= head.seq ? await db.operasi.get([operation.aliran, operation.seq]) : undefined;
      if (held?.teks === operation.teks) continue;
      if (follows(head, operation)) add({ stream: headAfter(head, operation, write.stream), operation });
      else add(write.renumber(head, operation));
    }
    if (write.encode) add(write.encode(head));
    // Beside each other: each waits for nothing of the one before, and a tap for all of them.
    await Promise.all([
      db.operasi.bulkPut(written),
      write.lembar.length > 0 && db.lembar.bulkPut([...write.lembar]),
      write.attempt && db.ujian.put(write.attempt(head)),
      db.aliran.put(head),
      write.replaces !== undefined && db.aliran.update(write.replaces, { dipindah: true, berakhir: true }),
    ]);
    return { aliran: head, written };
  });
}

/** The new operation where nothing else is to be written; undefined: the disk is to be asked first. */
const nextAtOnce = ({ stream, unsaved, replaces, encode }: OperationWrite): Encoded | undefined =>
  stream.ujian_id !== null && unsaved.length === 0 && replaces === undefined ? encode?.(stream) : undefined;

/** Head of a stream that the disk does not know as registered: before its first operation. */
const emptyHead = (write: OperationWrite) => {
  const first = write.unsaved[0];
  return first === undefined ? {} : { seq: first.seq - 1, jejak: first.jejak_sebelum };
};

const headAfter = (head: StreamRow, operation: OperationRow, known: StreamRow): StreamRow => ({
  ...head,
  seq: operation.seq,
  jejak: operation.jejak,
  elapsed_ms: Math.max(head.elapsed_ms, known.elapsed_ms),
});
