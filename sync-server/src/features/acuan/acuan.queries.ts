import { jurusanResource } from '@spmb/shared/acuan/acuan.schema.ts';
import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { containsWords } from '../../db/contains-words.ts';
import { lockRow } from '../../db/lock-row.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { jurusanPendidikan, pendidikan } from './acuan.table.ts';

/** Throws NotFound for a level of education that does not exist; locks it where its majors are written. */
export async function checkPendidikan(queries: Reader, id: string, lock: boolean): Promise<void> {
  const isThis = and(eq(pendidikan.sekolah_id, schoolId), eq(pendidikan.id, id));
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
    .where(and(eq(jurusanPendidikan.sekolah_id, schoolId), isUnder(pendidikanId)));
  return rows[0]?.jumlah ?? 0;
}

/** Majors whose own name, or that of their level of education, holds all words. */
export async function searchJurusan(
  read: Reader,
  words: readonly string[],
  limit: number,
): Promise<HasilCari[]> {
  const { id, sekolah_id, name, pendidikan_id } = jurusanPendidikan;
  const rows = await read
    .select({ id, pendidikan_id, title: name, detail: pendidikan.name })
    .from(jurusanPendidikan)
    .innerJoin(pendidikan, and(eq(pendidikan.sekolah_id, sekolah_id), eq(pendidikan.id, pendidikan_id)))
    .where(and(eq(sekolah_id, schoolId), containsWords([name, pendidikan.name], words)))
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(limit);
  return rows.map(({ title, detail, ...row }) => ({
    jenis: jurusanResource.label,
    title,
    detail,
    route: `/backend/master-jurusan/${row.pendidikan_id}?form=${encodeURIComponent(row.id)}`,
  }));
}
