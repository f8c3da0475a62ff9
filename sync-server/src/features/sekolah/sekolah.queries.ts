import { eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { sekolah } from './sekolah.table.ts';

/** The school; undefined before set-up. */
export async function findSekolah(read: Reader) {
  const rows = await read.select().from(sekolah).where(eq(sekolah.id, schoolId));
  return rows[0];
}
