import { asc, count, eq, gt, inArray } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { byId, ofSchool } from '../db/of-school.ts';
import type { Reader } from '../db/store.ts';
import { media } from './media.table.ts';

export type Media = typeof media.$inferSelect;

/** A stored file; undefined for an unknown id. */
export async function findMedia(queries: Reader, id: string): Promise<Media | undefined> {
  const rows = await queries.select().from(media).where(byId(media, id));
  return rows[0];
}

/** The stored files with these ids, in no order. */
export async function listMedia(queries: Reader, ids: readonly string[]): Promise<Media[]> {
  if (ids.length === 0) return [];
  const isAsked = ofSchool(media, inArray(media.id, [...ids]));
  return queries.select().from(media).where(isAsked);
}

/** Ids of the stored files of this kind by SHA-256; of `akunId` alone, where it is given. */
export async function findMediaIds(
  queries: Reader,
  doctype: Media['doctype'],
  sums: readonly string[],
  akunId?: string | null,
): Promise<Map<string, string>> {
  if (sums.length === 0) return new Map();
  const rows = await queries
    .select({ id: media.id, sha256: media.sha256 })
    .from(media)
    .where(
      ofSchool(
        media,
        eq(media.doctype, doctype),
        inArray(media.sha256, [...sums]),
        akunId ? eq(media.akun_id, akunId) : undefined,
      ),
    );
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]));
}

/** How many files of this kind an account has stored, or named, after `sinceMs`. */
export async function countMediaOf(
  queries: Reader,
  akunId: string,
  doctype: Media['doctype'],
  sinceMs: number,
): Promise<number> {
  const [found] = await queries
    .select({ files: count() })
    .from(media)
    .where(
      ofSchool(media, eq(media.doctype, doctype), eq(media.akun_id, akunId), gt(media.dibuat_ms, sinceMs)),
    );
  return found?.files ?? 0;
}

/** Those of `ids` that name no stored file of this kind. */
export async function listMissingMedia(
  queries: Reader,
  doctype: Media['doctype'],
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: media.id })
    .from(media)
    .where(ofSchool(media, eq(media.doctype, doctype), inArray(media.id, [...ids])));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

const pageSize = 500;

/** All stored files by id, page by page: between two of them everybody else gets a turn. */
export async function* pageMedia(
  read: Reader,
): AsyncGenerator<Pick<Media, 'id' | 'doctype' | 'sha256' | 'dibuat_ms'>[]> {
  const { id, doctype, sha256, dibuat_ms } = media;
  for (let after = ''; ;) {
    const page = await read
      .select({ id, doctype, sha256, dibuat_ms })
      .from(media)
      .where(ofSchool(media, gt(id, after)))
      .orderBy(asc(id))
      .limit(pageSize);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
    await setImmediate();
  }
}
