import type { DeviceDb } from './device-db.ts';
import type { BekalRow } from './exam-rows.ts';

export const findBekal = (db: DeviceDb, jadwalUjianId: string): Promise<BekalRow | undefined> =>
  db.bekal.get(jadwalUjianId);

export async function saveBekal(db: DeviceDb, row: BekalRow): Promise<void> {
  await db.bekal.put(row);
}

export async function deleteBekal(db: DeviceDb, jadwalUjianId: string): Promise<void> {
  await db.bekal.delete(jadwalUjianId);
}

/** Removes all but those of `akun`; undefined: all. */
export async function deleteBekalOfOthers(db: DeviceDb, akun: string | undefined): Promise<void> {
  await db.bekal.filter((row) => row.akun !== akun).delete();
}
