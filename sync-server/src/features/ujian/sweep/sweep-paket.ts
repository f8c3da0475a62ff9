import type { Context } from '../../../context.ts';
import { schoolId } from '../../../db/school-id.ts';
import { deletePaket } from '../paket/paket.mutations.ts';
import { findNewestPaket } from '../paket/paket.queries.ts';
import { listUnusedPaket } from './sweep.queries.ts';
import { findRahasiaSesi } from '../token/token-sesi.queries.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
const dayMs = 24 * 3_600_000;
/** A device may still be downloading what a newer build has replaced. */
const replacedForMs = 3_600_000;

/**
 * Removes paket that nobody will open any more: replaced by a newer build before anybody began with them, or of
 * a session whose day is over and that nobody sat. What an attempt was made with stays: it scores by its keys.
 */
export async function sweepPaket(context: Context): Promise<number> {
  let removed = 0;
  const nowMs = context.clock.nowMs();
  // A day more than any zone differs: sessions may end after midnight.
  const lastDay = new Date(nowMs - 2 * dayMs).toISOString().slice(0, 10);
  for (const unused of await listUnusedPaket(context.store.read)) {
    const newest = await findNewestPaket(context.store.read, unused);
    const isReplaced =
      newest !== undefined && newest.id !== unused.id && newest.dibuat_ms < nowMs - replacedForMs;
    if (unused.tanggal >= lastDay && !(isReplaced && !(await mayBeginOffline(context, unused)))) continue;
    const images = await context.store.tx(system, (tx) => deletePaket(tx, unused.id));
    for (const alamat of images) await context.media.remove(Buffer.from(alamat, 'base64url').toString('hex'));
    removed += 1;
  }
  return removed;
}

/** Devices may hold kits of a session that has a kode luring: each names the sheet of its own day. */
async function mayBeginOffline({ store }: Context, at: { tanggal: string; jadwal_ujian_sesi_id: string }) {
  const secret = await findRahasiaSesi(store.read, at.tanggal, at.jadwal_ujian_sesi_id);
  return !!secret?.kode_luring_tersegel;
}
