import type { DeviceDb } from './device-db.ts';
import type { AliranRow, LembarRow, OperasiRow, UjianRow } from './exam-rows.ts';

/** The stream head after an operation, and the operation. */
export interface Encoded {
  aliran: AliranRow;
  operasi: OperasiRow;
}

export interface OperationWrite {
  /** The stream as known in memory; written where the disk has none yet. */
  aliran: AliranRow;
  /** Operations that were numbered in memory while the disk refused, oldest first. */
  unsaved: readonly OperasiRow[];
  /** Writes an unsaved operation anew behind `head`, because another tab took its number. */
  renumber: (head: AliranRow, operasi: OperasiRow) => Encoded;
  /** Writes the new operation behind `head`; undefined: there is no new one. */
  encode: ((head: AliranRow) => Encoded) | undefined;
  /** State that changes with it, given the head after it; undefined: the attempt's row stays. */
  ujian: ((head: AliranRow) => UjianRow) | undefined;
  lembar: readonly LembarRow[];
  /** The forked stream that this one goes on for, where the disk does not know that yet. */
  replaces: string | undefined;
}

const follows = (head: AliranRow, operasi: OperasiRow): boolean =>
  operasi.seq === head.seq + 1 && operasi.jejak_sebelum === head.jejak;

/**
 * One strict transaction: takes the next seq from the stream's row and writes the operation, the state it changes and
 * the new head (S5). Two tabs can never give one number twice. The answer is the new head and what was written.
 */
export async function writeOperations(db: DeviceDb, write: OperationWrite) {
  return db.transaction('rw', db.aliran, db.operasi, db.lembar, db.ujian, async () => {
    const row = await db.aliran.get(write.aliran.aliran);
    if (row?.tersegel) throw new Error('the stream was sealed by another tab');
    let head = row?.ujian_id ? row : { ...write.aliran, ...emptyHead(write) };
    const written: OperasiRow[] = [];
    const add = (encoded: Encoded): void => {
      head = encoded.aliran;
      written.push(encoded.operasi);
    };
    for (const operasi of write.unsaved) {
      const held = operasi.seq <= head.seq ? await db.operasi.get([operasi.aliran, operasi.seq]) : undefined;
      if (held?.teks === operasi.teks) continue;
      if (follows(head, operasi)) add({ aliran: headAfter(head, operasi, write.aliran), operasi });
      else add(write.renumber(head, operasi));
    }
    if (write.encode) add(write.encode(head));
    await db.operasi.bulkPut(written);
    await db.lembar.bulkPut([...write.lembar]);
    if (write.ujian) await db.ujian.put(write.ujian(head));
    await db.aliran.put(head);
    if (write.replaces !== undefined)
      await db.aliran.update(write.replaces, { dipindah: true, berakhir: true });
    return { aliran: head, written };
  });
}

/** Head of a stream that the disk does not know as registered: before its first operation. */
const emptyHead = (write: OperationWrite) => {
  const first = write.unsaved[0];
  return first === undefined ? {} : { seq: first.seq - 1, jejak: first.jejak_sebelum };
};

const headAfter = (head: AliranRow, operasi: OperasiRow, known: AliranRow): AliranRow => ({
  ...head,
  seq: operasi.seq,
  jejak: operasi.jejak,
  elapsed_ms: Math.max(head.elapsed_ms, known.elapsed_ms),
});
