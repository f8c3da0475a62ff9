import type { PilihanAcuan } from '@spmb/shared/pendaftaran/acuan-combo.ts';
import type { PendaftaranDb } from './pendaftaran-db.ts';

/** Options of choices, so that what was looked at once can be chosen without network. */
export interface PilihanStore {
  find(alamat: string): Promise<readonly PilihanAcuan[] | undefined>;
  put(alamat: string, isi: readonly PilihanAcuan[]): Promise<void>;
}

export const createPilihanStore = (db: PendaftaranDb): PilihanStore => ({
  find: async (alamat) => (await db.pilihan.get(alamat))?.isi,
  async put(alamat, isi) {
    await db.pilihan.put({ alamat, isi });
  },
});
