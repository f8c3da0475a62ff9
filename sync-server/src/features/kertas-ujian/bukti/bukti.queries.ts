import { eq } from 'drizzle-orm';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader } from '../../../db/store.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';

/** Whether the printed declaration carries a box for a stamp (N23). */
export async function hasMaterai(read: Reader): Promise<boolean> {
  const [row] = await read.select({ materai: sekolah.materai }).from(sekolah).where(eq(sekolah.id, schoolId));
  return row?.materai ?? false;
}
