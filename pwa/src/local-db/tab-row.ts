import type { DeviceDb } from './device-db.ts';

/** A holder that was silent longer than this is gone. */
const silentMs = 5_000;

/** Takes `nama` for `pemilik` where nobody living holds it, and renews what it holds. true: it is the holder now. */
export async function claimTab(db: DeviceDb, nama: string, pemilik: string, nowMs: number): Promise<boolean> {
  return db.transaction('rw', db.tab, async () => {
    const held = await db.tab.get(nama);
    // A row from the future was written before the wall clock was set back.
    const isAlive = held !== undefined && Math.abs(nowMs - held.hidup_ms) <= silentMs;
    if (isAlive && held.pemilik !== pemilik) return false;
    await db.tab.put({ nama, pemilik, hidup_ms: nowMs });
    return true;
  });
}

/** Renews what `pemilik` holds; false: another one took it. */
export async function beatTab(db: DeviceDb, nama: string, pemilik: string, nowMs: number): Promise<boolean> {
  return db.transaction('rw', db.tab, async () => {
    if ((await db.tab.get(nama))?.pemilik !== pemilik) return false;
    await db.tab.put({ nama, pemilik, hidup_ms: nowMs });
    return true;
  });
}

export async function releaseTab(db: DeviceDb, nama: string, pemilik: string): Promise<void> {
  await db.transaction('rw', db.tab, async () => {
    if ((await db.tab.get(nama))?.pemilik === pemilik) await db.tab.delete(nama);
  });
}
