import type { SealedPaket } from '@spmb/shared/sync/sealed-paket.ts';
import type { DeviceDb } from './device-db.ts';

export async function savePaket(db: DeviceDb, id: string, isi: SealedPaket, nowMs: number): Promise<void> {
  await db.paket.put({ id, isi, disimpan_ms: nowMs });
}

export async function findPaket(db: DeviceDb, id: string): Promise<SealedPaket | undefined> {
  return (await db.paket.get(id))?.isi;
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
  if ((await db.paket.where('id').equals(mark.paket).count()) === 0) return false;
  return (await listMissingGambar(db, mark.gambar)).length === 0;
}

/** A schedule that is to be sat, with its sheet as the server offers it. */
interface ListedPaket {
  jadwal_ujian_id: string;
  paket: { id: string; gambar: readonly string[] };
}

/**
 * Deletes sheets and images that no prepared schedule and no attempt names any more, and those saved before `sinceMs`
 * but for the schedules in `listed`: on a shared computer every day leaves its own. What is here of a listed sheet
 * stays also when it is not whole, so that the next try goes on from there.
 */
export async function deleteUnusedPaket(
  db: DeviceDb,
  listed: readonly ListedPaket[],
  sinceMs: number,
): Promise<void> {
  await db.transaction('rw', db.paket, db.gambar_paket, db.jadwal_siap, db.ujian, async () => {
    const pakets = await db.paket.toArray();
    const recent = new Set(pakets.filter((row) => row.disimpan_ms >= sinceMs).map(({ id }) => id));
    const ready = await db.jadwal_siap
      .filter(
        (row) => recent.has(row.paket) || listed.some((one) => one.jadwal_ujian_id === row.jadwal_ujian_id),
      )
      .toArray();
    const attempts = await db.ujian.filter((row) => recent.has(row.paket)).toArray();
    const offered = listed.map(({ paket }) => paket);
    const used = new Set([...ready, ...attempts].map((row) => row.paket).concat(offered.map(({ id }) => id)));
    const images = new Set([...ready, ...offered].flatMap(({ gambar }) => gambar));
    for (const row of pakets) {
      if (used.has(row.id)) row.isi.gambar.forEach((alamat) => images.add(alamat));
      else await db.paket.delete(row.id);
    }
    await db.jadwal_siap.filter((row) => !ready.some((one) => one.paket === row.paket)).delete();
    const all = await db.gambar_paket.toCollection().primaryKeys();
    await db.gambar_paket.bulkDelete(all.filter((alamat) => !images.has(alamat)));
  });
}
