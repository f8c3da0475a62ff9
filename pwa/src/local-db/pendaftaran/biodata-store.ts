import type { BiodataRow, PendaftaranDb } from './pendaftaran-db.ts';

/** The biodata of one account on this device. Every write is on disk when it resolves. */
export interface BiodataStore {
  find(): Promise<BiodataRow | undefined>;
  /** Writes what `change` makes of the row as it is on disk. Answers the row. */
  change(change: (row: BiodataRow | undefined) => BiodataRow): Promise<BiodataRow>;
  clear(): Promise<void>;
}

export const createBiodataStore = (db: PendaftaranDb, akun: string): BiodataStore => ({
  find: () => db.biodata.get(akun),
  change: (to) =>
    db.transaction('rw', db.biodata, async () => {
      const row = to(await db.biodata.get(akun));
      await db.biodata.put(row);
      return row;
    }),
  clear: () => db.biodata.delete(akun),
});
