import { eq, max } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { aliran } from './ujian.table.ts';

/** The largest running time of the server that stands in an answer to a device; 0: none does. */
export async function getToldRanMs(read: Reader): Promise<number> {
  const [row] = await read
    .select({ told: max(aliran.dijawab_jalan_ms) })
    .from(aliran)
    .where(eq(aliran.sekolah_id, schoolId));
  return row?.told ?? 0;
}
