import { and, desc, eq, like, notInArray, or, type SQL } from 'drizzle-orm';
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

/** Refusals after which an upload goes on by itself: the login was over, or another try was further. */
const sementara = ['401', '404', '409'];

/** Uploads that were refused for good on a date. */
function isUnggahanDitolak(tanggal: string): SQL | undefined {
  const { jenis, panggilan } = penolakan;
  const isUnggahan = or(like(panggilan, 'POST /api/media%'), like(panggilan, '% /api/unggah%'));
  return and(eq(penolakan.tanggal, tanggal), isUnggahan, notInArray(jenis, sementara));
}

/** How many uploads were refused for good on a date. */
export async function countUnggahanDitolak(read: Reader, tanggal: string): Promise<number> {
  const rows = await read
    .select({ jumlah: penolakan.jumlah })
    .from(penolakan)
    .where(ofSchool(penolakan, isUnggahanDitolak(tanggal)));
  return rows.reduce((sum, { jumlah }) => sum + jumlah, 0);
}

/** The newest counts; with `unggahan` those of uploads that were refused for good on this date. */
export async function listPenolakan(read: Reader, unggahan?: string): Promise<Counted[]> {
  const rows = await read
    .select()
    .from(penolakan)
    .where(ofSchool(penolakan, unggahan === undefined ? undefined : isUnggahanDitolak(unggahan)))
    .orderBy(desc(penolakan.terakhir_ms))
    .limit(1_000);
  return rows.map(({ sekolah_id: _, ...row }) => row);
}
