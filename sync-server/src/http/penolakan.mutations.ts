import { and, desc, eq, sql } from 'drizzle-orm';
import { schoolId } from '../db/school-id.ts';
import type { Reader, Store } from '../db/store.ts';
import { penolakan } from './penolakan.table.ts';

export type Counted = Omit<typeof penolakan.$inferSelect, 'sekolah_id'>;

/** Adds counts to those of the same day, kind and call. */
export const addPenolakan = (store: Store, batch: readonly Counted[]): Promise<void> =>
  store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, async (tx) => {
    for (const row of batch) {
      await tx
        .insert(penolakan)
        .values({ sekolah_id: schoolId, ...row })
        .onConflictDoUpdate({
          target: [penolakan.sekolah_id, penolakan.tanggal, penolakan.jenis, penolakan.panggilan],
          set: {
            jumlah: sql`${penolakan.jumlah} + ${row.jumlah}`,
            terakhir_ms: row.terakhir_ms,
            contoh: row.contoh,
          },
        });
    }
  });

/** How many requests were refused on a date. */
export async function countPenolakan(read: Reader, tanggal: string): Promise<number> {
  const rows = await read
    .select({ jumlah: penolakan.jumlah })
    .from(penolakan)
    .where(and(eq(penolakan.sekolah_id, schoolId), eq(penolakan.tanggal, tanggal)));
  return rows.reduce((sum, { jumlah }) => sum + jumlah, 0);
}

/** The newest counts. */
export async function listPenolakan(read: Reader): Promise<Counted[]> {
  const rows = await read
    .select()
    .from(penolakan)
    .where(eq(penolakan.sekolah_id, schoolId))
    .orderBy(desc(penolakan.terakhir_ms))
    .limit(1_000);
  return rows.map(({ sekolah_id: _, ...row }) => row);
}
