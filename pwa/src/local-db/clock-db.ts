import { Dexie, type DexieOptions, type Table } from 'dexie';

/** Exam time used, as the running clock last saved it. */
export interface JamRow {
  ujian_id: string;
  elapsed_ms: number;
}

/** The database `spmb-jam`: written each second, so durability is relaxed; a crash costs at most the last write. */
export class ClockDb extends Dexie {
  declare jam: Table<JamRow, string>;

  constructor(options: DexieOptions = {}) {
    super('spmb-jam', { ...options, chromeTransactionDurability: 'relaxed' });
    this.version(1).stores({ jam: 'ujian_id' });
  }
}

/** The saved clock never falls. */
export async function saveClock(db: ClockDb, ujianId: string, elapsedMs: number): Promise<void> {
  await db.transaction('rw', db.jam, async () => {
    const held = await db.jam.get(ujianId);
    if ((held?.elapsed_ms ?? -1) < elapsedMs) await db.jam.put({ ujian_id: ujianId, elapsed_ms: elapsedMs });
  });
}

/** 0 where none was saved. */
export async function readClock(db: ClockDb, ujianId: string): Promise<number> {
  return (await db.jam.get(ujianId))?.elapsed_ms ?? 0;
}

export async function deleteClock(db: ClockDb, ujianId: string): Promise<void> {
  await db.jam.delete(ujianId);
}
