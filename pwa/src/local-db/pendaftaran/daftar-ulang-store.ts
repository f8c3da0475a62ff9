import type { DaftarUlangRow, PendaftaranDb } from './pendaftaran-db.ts';

/** The re-registration of one account on this device. Every write is on disk when it resolves. */
export interface DaftarUlangStore {
  find(): Promise<DaftarUlangRow | undefined>;
  /** Writes what `change` makes of the row as it is on disk. Answers the row. */
  change(change: (row: DaftarUlangRow) => DaftarUlangRow): Promise<DaftarUlangRow>;
  clear(): Promise<void>;
}

export const createDaftarUlangStore = (db: PendaftaranDb, akun: string): DaftarUlangStore => ({
  find: () => db.daftar_ulang.get(akun),
  change: (to) =>
    db.transaction('rw', db.daftar_ulang, async () => {
      const row = to((await db.daftar_ulang.get(akun)) ?? { akun, berkas: {} });
      await db.daftar_ulang.put(row);
      return row;
    }),
  clear: () => db.daftar_ulang.delete(akun),
});
