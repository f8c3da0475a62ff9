import type { DeviceDb } from './device-db.ts';
import type { MasukRow } from './device-rows.ts';

export type Masuk = Omit<MasukRow, 'id'>;

export async function saveMasuk(db: DeviceDb, masuk: Masuk): Promise<void> {
  await db.masuk.put({ ...masuk, id: 'ini' });
}

/** The login of this device; undefined: nobody is signed in. An ended login is still found: it opens the app without network. */
export async function findMasuk(db: DeviceDb): Promise<Masuk | undefined> {
  return db.masuk.get('ini');
}

/**
 * Removes the login and what belongs to the account alone. Exam streams stay and are still sent (S16); the keys of the
 * questions go (S17).
 */
export async function clearMasuk(db: DeviceDb): Promise<void> {
  await db.transaction('rw', db.masuk, db.cadangan_dasbor, db.ujian, async () => {
    await db.masuk.clear();
    await db.cadangan_dasbor.clear();
    await db.ujian.toCollection().modify({ kunci: null });
  });
}
