import { and, count, eq } from 'drizzle-orm';
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
