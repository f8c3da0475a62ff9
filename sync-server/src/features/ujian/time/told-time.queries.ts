import { max } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { aliran } from '../attempt/ujian.table.ts';

/** The largest running time of the server that stands in an answer to a device; 0: none does. */
export async function getToldRanMs(read: Reader): Promise<number> {
  const [row] = await read
    .select({ told: max(aliran.dijawab_jalan_ms) })
    .from(aliran)
    .where(ofSchool(aliran));
  return row?.told ?? 0;
}
