import { desc, eq, like, notInArray, or } from 'drizzle-orm';
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

/** How many uploads were refused for good on a date. */
export async function countUnggahanDitolak(read: Reader, tanggal: string): Promise<number> {
  const { jumlah, jenis, panggilan, tanggal: hari } = penolakan;
  const isUnggahan = or(like(panggilan, 'POST /api/media%'), like(panggilan, '% /api/unggah%'));
  const rows = await read
    .select({ jumlah })
    .from(penolakan)
    .where(ofSchool(penolakan, eq(hari, tanggal), isUnggahan, notInArray(jenis, sementara)));
  return rows.reduce((sum, one) => sum + one.jumlah, 0);
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
