import type { DeviceDb } from './device-db.ts';
import type { CadanganDasborRow } from './device-rows.ts';

export async function saveCadanganDasbor(
  db: DeviceDb,
  akun: string,
  isi: unknown,
  nowMs: number,
): Promise<void> {
  await db.cadangan_dasbor.put({ akun, isi, disimpan_ms: nowMs });
}

export async function findCadanganDasbor(db: DeviceDb, akun: string): Promise<CadanganDasborRow | undefined> {
  return db.cadangan_dasbor.get(akun);
}
