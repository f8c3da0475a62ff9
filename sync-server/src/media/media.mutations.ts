import { inArray, lt } from 'drizzle-orm';
import { ofSchool } from '../db/of-school.ts';
import { schoolId } from '../db/school-id.ts';
import { newId } from '../db/new-id.ts';
import type { Transaction } from '../db/store.ts';
import { findMediaIds, listMedia, listMissingMedia } from './media.queries.ts';
import { media, type Doctype } from './media.table.ts';

/** A file whose bytes lie in the media store already. */
export type NewMedia = Pick<
  typeof media.$inferSelect,
  'doctype' | 'nama' | 'mime' | 'ukuran' | 'lebar' | 'tinggi' | 'sha256'
>;

/**
 * Names stored files of one kind and answers their ids by SHA-256. The same content of the same kind keeps the id it
 * has, so that a file that is read again brings no second copy. They belong to who acts unless said.
 */
export async function saveMedia(
  tx: Transaction,
  nowMs: number,
  files: readonly NewMedia[],
  akun_id = tx.actor.akun_id,
): Promise<Map<string, string>> {
  const [first] = files;
  if (!first) return new Map();
  const sums = files.map(({ sha256 }) => sha256);
  // What belongs to a person is his: whoever uploads the same gets a name of his own.
  const ids = await findMediaIds(tx, first.doctype, sums, isOwned(first.doctype) ? akun_id : null);
  await renew(tx, nowMs, [...ids.values()]);
  for (const file of files) {
    if (ids.has(file.sha256)) continue;
    const id = newId(nowMs);
    ids.set(file.sha256, id);
    await tx.insert(media).values({ ...file, sekolah_id: schoolId, id, akun_id, dibuat_ms: nowMs });
  }
  return ids;
}

/**
 * Stored files of one kind as this account's own too, under names that only it has: new names by the old ones. Whoever gave
 * them keeps his, so that the same paper can be given to a second person.
 */
export async function giveMedia(
  tx: Transaction,
  nowMs: number,
  ids: readonly string[],
  akunId: string,
): Promise<Map<string, string>> {
  const files = await listMedia(tx, ids);
  const nameOf = await saveMedia(tx, nowMs, files, akunId);
  return new Map(files.map(({ id, sha256 }) => [id, nameOf.get(sha256) ?? id]));
}

/** Kinds whose files belong to whoever has uploaded them. */
const isOwned = (doctype: Doctype): boolean => ownedKinds.includes(doctype);
const ownedKinds: readonly Doctype[] = [
  'avatar',
  'peserta',
  'permohonan',
  'daftar-ulang',
  'lampiran',
  'pesan',
];

/**
 * Said in the transaction that writes stored names into a record: the sweep leaves them alone while it does not see the
 * record yet. Answers those that name no stored file of this kind (any more).
 */
export async function keepMedia(
  tx: Transaction,
  nowMs: number,
  doctype: Doctype,
  ids: readonly string[],
): Promise<string[]> {
  await renew(tx, nowMs, ids);
  return listMissingMedia(tx, doctype, ids);
}

async function renew(tx: Transaction, nowMs: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(media)
    .set({ dibuat_ms: nowMs })
    .where(ofSchool(media, inArray(media.id, [...ids])));
}

/** Forgets stored files, unless somebody stored or named them since `beforeMs`. */
export async function deleteOldMedia(
  tx: Transaction,
  beforeMs: number,
  ids: readonly string[],
): Promise<number> {
  const gone = await tx
    .delete(media)
    .where(ofSchool(media, inArray(media.id, [...ids]), lt(media.dibuat_ms, beforeMs)))
    .returning({ id: media.id });
  return gone.length;
}
