import { schoolId } from '../db/school-id.ts';
import { newId } from '../db/new-id.ts';
import type { Transaction } from '../db/store.ts';
import { findMediaIds } from './media.queries.ts';
import { media } from './media.table.ts';

/** An image whose bytes lie in the media store already. */
export type NewMedia = Pick<
  typeof media.$inferSelect,
  'doctype' | 'nama' | 'mime' | 'ukuran' | 'lebar' | 'tinggi' | 'sha256'
>;

/**
 * Names stored images of one kind and answers their ids by SHA-256. The same picture of the same kind keeps the id it has, so that a
 * file that is read again brings no second copy.
 */
export async function saveMedia(
  tx: Transaction,
  nowMs: number,
  images: readonly NewMedia[],
): Promise<Map<string, string>> {
  const [first] = images;
  if (!first) return new Map();
  const { akun_id } = tx.actor;
  const sums = images.map(({ sha256 }) => sha256);
  // A photo is its owner's: whoever uploads the same one gets a name of his own.
  const ids = await findMediaIds(tx, first.doctype, sums, first.doctype === 'avatar' ? akun_id : null);
  for (const image of images) {
    if (ids.has(image.sha256)) continue;
    const id = newId(nowMs);
    ids.set(image.sha256, id);
    await tx.insert(media).values({ ...image, sekolah_id: schoolId, id, akun_id, dibuat_ms: nowMs });
  }
  return ids;
}
