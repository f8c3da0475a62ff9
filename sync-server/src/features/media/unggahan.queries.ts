import { and, count, eq, inArray, isNotNull, isNull, lt, ne, or, sum } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { unggahan } from './unggahan.table.ts';

export type Unggahan = typeof unggahan.$inferSelect;

const hourMs = 3_600_000;
/** An upload that breaks off may go on this long. */
export const unfinishedForMs = 24 * hourMs;
/** The answer of a finished one can be asked for again this long. */
const finishedForMs = hourMs;

/** An upload of this account that may still go on, or has just finished; undefined for anybody else's. */
export async function findUnggahan(
  queries: Reader,
  nowMs: number,
  akunId: string,
  id: string,
): Promise<Unggahan | undefined> {
  const [found] = await queries.select().from(unggahan).where(byId(unggahan, id));
  const isOwn = found?.akun_id === akunId && found.dibuat_ms > nowMs - unfinishedForMs;
  return isOwn ? found : undefined;
}

/** What an account has announced and not finished, one upload left out. */
export async function sumUnfinished(
  queries: Reader,
  akunId: string,
  without: string,
): Promise<{ uploads: number; bytes: number }> {
  const [found] = await queries
    .select({ uploads: count(), bytes: sum(unggahan.ukuran) })
    .from(unggahan)
    .where(
      ofSchool(unggahan, eq(unggahan.akun_id, akunId), ne(unggahan.id, without), isNull(unggahan.media_id)),
    );
  return { uploads: found?.uploads ?? 0, bytes: Number(found?.bytes ?? 0) };
}

/** Ids of uploads whose time is over. */
export async function listOldUnggahan(queries: Reader, nowMs: number): Promise<string[]> {
  const finished = and(isNotNull(unggahan.media_id), lt(unggahan.dibuat_ms, nowMs - finishedForMs));
  const rows = await queries
    .select({ id: unggahan.id })
    .from(unggahan)
    .where(ofSchool(unggahan, or(finished, lt(unggahan.dibuat_ms, nowMs - unfinishedForMs))));
  return rows.map(({ id }) => id);
}

/** Those of `ids` that are no upload. */
export async function listUnknownUnggahan(queries: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: unggahan.id })
    .from(unggahan)
    .where(ofSchool(unggahan, inArray(unggahan.id, [...ids])));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
