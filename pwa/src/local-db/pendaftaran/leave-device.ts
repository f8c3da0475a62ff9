import type { TextStorage } from '../../ports/safe-storage.ts';
import { createBiodataStore } from './biodata-store.ts';
import { createDaftarUlangStore } from './daftar-ulang-store.ts';
import { createDrafStore } from './draf-store.ts';
import { forgetKetikan } from './ketikan.ts';
import { PendaftaranDb } from './pendaftaran-db.ts';

/** What form, biodata and re-registration of an account have on this device alone: changed fields and files that are not sent. */
export async function countUnsaved(akun: string, db = new PendaftaranDb()): Promise<number> {
  const rows = await Promise.all([createDrafStore(db, akun).find(), createBiodataStore(db, akun).find()]);
  const surat = Object.keys((await createDaftarUlangStore(db, akun).find())?.berkas ?? {}).length;
  return rows.reduce((count, row) => count + Object.keys(row?.ubahan ?? {}).length, surat);
}

/** Forgets what an account has filled in: nobody who sits down at this device later reads it. */
export async function forgetForm(
  akun: string,
  db = new PendaftaranDb(),
  storage?: TextStorage,
): Promise<void> {
  forgetKetikan(akun, storage);
  await createDrafStore(db, akun).clear();
  await createBiodataStore(db, akun).clear();
  await createDaftarUlangStore(db, akun).clear();
}
