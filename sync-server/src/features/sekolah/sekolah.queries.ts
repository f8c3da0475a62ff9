import { eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import { sekolah } from './sekolah.table.ts';

export type Sekolah = typeof sekolah.$inferSelect;

/** The school; undefined before set-up. */
export async function findSekolah(read: Reader): Promise<Sekolah | undefined> {
  const rows = await read.select().from(sekolah).where(eq(sekolah.id, schoolId));
  return rows[0];
}

/** The school, locked until the transaction ends; undefined before set-up. */
export async function lockSekolah(tx: Transaction): Promise<Sekolah | undefined> {
  const rows = await lockRow(tx.select().from(sekolah).where(eq(sekolah.id, schoolId)));
  return rows[0];
}

/** Stored names of the school's pictures. */
export async function* listSchoolPictures(read: Reader): AsyncGenerator<string[]> {
  const school = await findSekolah(read);
  yield [school?.logo, school?.bg, school?.bg_nav].filter((name) => typeof name === 'string');
}
