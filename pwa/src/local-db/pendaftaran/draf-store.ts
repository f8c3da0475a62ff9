import type { BerkasRow, DrafRow, PendaftaranDb } from './pendaftaran-db.ts';

/** Draft and files of one account on this device. Every write is on disk when it resolves. */
export interface DrafStore {
  find(): Promise<DrafRow | undefined>;
  /** Writes what `change` makes of the row as it is on disk; another tab's fields stay. Answers the row. */
  change(change: (row: DrafRow | undefined) => DrafRow): Promise<DrafRow>;
  listBerkas(): Promise<BerkasRow[]>;
  /** A file and the field that names it, together. */
  putBerkas(berkas: BerkasRow, change: (row: DrafRow | undefined) => DrafRow): Promise<DrafRow>;
  changeBerkas(id: string, facts: Partial<Pick<BerkasRow, 'tersimpan' | 'salah'>>): Promise<void>;
  deleteBerkas(ids: readonly string[]): Promise<void>;
  /** Forgets all of the account. */
  clear(): Promise<void>;
}

export function createDrafStore(db: PendaftaranDb, akun: string): DrafStore {
  const change: DrafStore['change'] = (to) =>
    db.transaction('rw', db.draf, async () => {
      const row = to(await db.draf.get(akun));
      await db.draf.put(row);
      return row;
    });
  return {
    change,
    find: () => db.draf.get(akun),
    listBerkas: () => db.berkas.where({ akun }).toArray(),
    putBerkas: (berkas, to) =>
      db.transaction('rw', db.draf, db.berkas, async () => {
        await db.berkas.put(berkas);
        return change(to);
      }),
    async changeBerkas(id, facts) {
      await db.berkas.update(id, facts);
    },
    deleteBerkas: (ids) => db.berkas.bulkDelete([...ids]),
    clear: () =>
      db.transaction('rw', db.draf, db.berkas, async () => {
        await db.draf.delete(akun);
        await db.berkas.where({ akun }).delete();
      }),
  };
}
