import { createDrafStore } from './draf-store.ts';
import { PendaftaranDb } from './pendaftaran-db.ts';

/** What the form of an account has on this device alone: changed fields and files that no server has. */
export async function countUnsaved(akun: string, db = new PendaftaranDb()): Promise<number> {
  const store = createDrafStore(db, akun);
  const row = await store.find();
  return Object.keys(row?.ubahan ?? {}).length;
}

/** Forgets the form of an account: nobody who sits down at this device later reads it. */
export const forgetForm = (akun: string, db = new PendaftaranDb()): Promise<void> =>
  createDrafStore(db, akun).clear();
