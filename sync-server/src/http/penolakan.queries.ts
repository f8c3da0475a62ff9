import { desc, eq } from 'drizzle-orm';
import { ofSchool } from '../db/of-school.ts';
import type { Reader } from '../db/store.ts';
import { penolakan } from './penolakan.table.ts';

export type Counted = Omit<typeof penolakan.$inferSelect, 'sekolah_id'>;

/** How many requests were refused on a date. */
export async function countPenolakan(read: Reader, tanggal: string): Promise<number> {
  const rows = await read
    .select({ jumlah: penolakan.jumlah })
    .from(penolakan)
    .where(ofSchool(penolakan, eq(penolakan.tanggal, tanggal)));
  return rows.reduce((sum, { jumlah }) => sum + jumlah, 0);
}

/** The newest counts. */
export async function listPenolakan(read: Reader): Promise<Counted[]> {
  const rows = await read
    .select()
    .from(penolakan)
    .where(ofSchool(penolakan))
    .orderBy(desc(penolakan.terakhir_ms))
    .limit(1_000);
  return rows.map(({ sekolah_id: _, ...row }) => row);
}
