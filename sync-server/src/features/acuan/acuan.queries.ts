import { jurusanResource } from '@spmb/shared/acuan/acuan.schema.ts';
import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { asc, count, eq, sql } from 'drizzle-orm';
import { containsWords } from '../../db/contains-words.ts';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { jurusanPendidikan, pendidikan } from './acuan.table.ts';

/** Throws NotFound for a level of education that does not exist; locks it where its majors are written. */
export async function checkPendidikan(queries: Reader, id: string, lock: boolean): Promise<void> {
  const isThis = byId(pendidikan, id);
  const query = queries.select({ id: pendidikan.id }).from(pendidikan).where(isThis);
  const rows = await (lock ? lockRow(query) : query);
  if (rows.length === 0) throw new NotFound();
}

/** Majors of one level of education. */
export const isUnder = (pendidikanId: string) => eq(jurusanPendidikan.pendidikan_id, pendidikanId);

/** How many majors a level of education has. */
export async function countJurusan(queries: Reader, pendidikanId: string): Promise<number> {
  const rows = await queries
    .select({ jumlah: count() })
    .from(jurusanPendidikan)
    .where(ofSchool(jurusanPendidikan, isUnder(pendidikanId)));
  return rows[0]?.jumlah ?? 0;
}

/** Majors whose own name, or that of their level of education, holds all words. */
export async function searchJurusan(
  read: Reader,
  words: readonly string[],
  limit: number,
): Promise<HasilCari[]> {
  const { id, name, pendidikan_id } = jurusanPendidikan;
  const rows = await read
    .select({ id, pendidikan_id, title: name, detail: pendidikan.name })
    .from(jurusanPendidikan)
    .innerJoin(pendidikan, byId(pendidikan, pendidikan_id))
    .where(ofSchool(jurusanPendidikan, containsWords([name, pendidikan.name], words)))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(limit);
  return rows.map(({ title, detail, ...row }) => ({
    jenis: jurusanResource.label,
    title,
    detail,
    route: `/backend/master-jurusan/${row.pendidikan_id}?form=${encodeURIComponent(row.id)}`,
  }));
}
