import type { SealedPaket } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { DeviceDb } from './device-db.ts';

export async function savePaket(db: DeviceDb, id: string, isi: SealedPaket, nowMs: number): Promise<void> {
  await db.paket.put({ id, isi, disimpan_ms: nowMs });
}

export async function findPaket(db: DeviceDb, id: string): Promise<SealedPaket | undefined> {
  return (await db.paket.get(id))?.isi;
}

/** Whether `findPaket` finds it, without reading it. */
export async function hasPaket(db: DeviceDb, id: string): Promise<boolean> {
  return (await db.paket.where('id').equals(id).count()) > 0;
}

export async function saveGambar(db: DeviceDb, alamat: string, isi: Uint8Array): Promise<void> {
  await db.gambar_paket.put({ alamat, isi });
}

export async function findGambar(db: DeviceDb, alamat: string): Promise<Uint8Array | undefined> {
  return (await db.gambar_paket.get(alamat))?.isi;
}

/** The addresses among `alamat` that are not here yet. */
export async function listMissingGambar(db: DeviceDb, alamat: readonly string[]): Promise<string[]> {
  const keys = await db.gambar_paket.where('alamat').anyOf(alamat).primaryKeys();
  const held = new Set(keys);
  return alamat.filter((one) => !held.has(one));
}

export async function markReady(
  db: DeviceDb,
  jadwalUjianId: string,
  paket: string,
  gambar: string[],
): Promise<void> {
  await db.jadwal_siap.put({ jadwal_ujian_id: jadwalUjianId, paket, gambar });
}

/** Whether the sheet and all its images stand on this device; asks the tables themselves, not only the mark. */
export async function isReady(db: DeviceDb, jadwalUjianId: string, paket?: string): Promise<boolean> {
  const mark = await db.jadwal_siap.get(jadwalUjianId);
  if (mark === undefined || (paket !== undefined && mark.paket !== paket)) return false;
  if (!(await hasPaket(db, mark.paket))) return false;
  return (await listMissingGambar(db, mark.gambar)).length === 0;
}
