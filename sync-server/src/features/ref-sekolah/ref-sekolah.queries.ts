import type { PilihanSekolah } from '@spmb/shared/ref-sekolah/ref-sekolah.schema.ts';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { containsWords } from '../../db/contains-words.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { refSekolah } from './ref-sekolah.table.ts';

/** Schools to choose from, by name: all of them, or the first `limit` in which every word is found. */
export async function listPilihanSekolah(
  read: Reader,
  words: readonly string[],
  limit: number | undefined,
): Promise<PilihanSekolah[]> {
  const found = containsWords([refSekolah.name, refSekolah.npsn], words);
  const query = read
    .select({ value: refSekolah.id, label: refSekolah.name, npsn: refSekolah.npsn })
    .from(refSekolah)
    .where(ofSchool(refSekolah, found))
    .orderBy(asc(sql`lower(${refSekolah.name})`), asc(refSekolah.id));
  return limit === undefined ? query : query.limit(limit);
}

/** Name of another school with this NPSN; undefined where there is none. */
export async function findByNpsn(queries: Reader, npsn: string, exceptId: string) {
  const rows = await queries
    .select({ name: refSekolah.name })
    .from(refSekolah)
    .where(ofSchool(refSekolah, eq(refSekolah.npsn, npsn), ne(refSekolah.id, exceptId)));
  return rows[0]?.name;
}
