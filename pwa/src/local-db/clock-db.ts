import { Dexie, type DexieOptions, type Table } from 'dexie';
import { withoutLiveQueries } from './without-live-queries.ts';

/** Exam time used, as the running clock last saved it. */
export interface JamRow {
  ujian_id: string;
  elapsed_ms: number;
  /** The device's wall clock then; absent: the sheet was not open, or a page of before saved it. */
  dinding_ms?: number | undefined;
  /** How much longer the sheet may stand still at no cost; absent: unknown. */
  jeda_sisa_ms?: number | undefined;
  /** What stops have cost that no answer of the server has confirmed. */
  beban_ms?: number;
  /** The wall clock was set since the server last answered: it tells nothing. */
  ragu?: boolean;
}

/** The database `spmb-jam`: written each second, so durability is relaxed; a crash costs at most the last write. */
export class ClockDb extends Dexie {
  declare jam: Table<JamRow, string>;

  constructor(options: DexieOptions = {}) {
    super('spmb-jam', { ...options, chromeTransactionDurability: 'relaxed' });
    withoutLiveQueries(this);
    this.version(1).stores({ jam: 'ujian_id' });
  }
}

/** The saved exam time never falls. */
export async function saveClock(db: ClockDb, row: JamRow): Promise<void> {
  await db.transaction('rw', db.jam, async () => {
    const elapsed_ms = Math.max(row.elapsed_ms, await readClock(db, row.ujian_id));
    await db.jam.put({ ...row, elapsed_ms });
  });
}

export const findClock = (db: ClockDb, ujianId: string): Promise<JamRow | undefined> => db.jam.get(ujianId);

/** Exam time used; 0 where none was saved. */
export async function readClock(db: ClockDb, ujianId: string): Promise<number> {
  return (await findClock(db, ujianId))?.elapsed_ms ?? 0;
}

export async function deleteClock(db: ClockDb, ujianId: string): Promise<void> {
  await db.jam.delete(ujianId);
}
