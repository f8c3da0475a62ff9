import type { DeviceDb } from './device-db.ts';

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
