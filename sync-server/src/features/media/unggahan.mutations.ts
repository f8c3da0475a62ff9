import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { eq, inArray } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { sumUnfinished, type Unggahan } from './unggahan.queries.ts';
import { unggahan } from './unggahan.table.ts';

/** What one account may have on its way at once, so that nobody fills the disk. */
const unfinishedBytesMax = 40 * 1024 * 1024;
/** The smallest upload takes files and blocks of the disk as well. */
const unfinishedMax = 100;

export type NewUnggahan = Pick<Unggahan, 'id' | 'akun_id' | 'doctype' | 'nama' | 'ukuran' | 'potongan'>;

/** Announces an upload, before any of its bytes are stored. Throws Refusal where too much is on its way already. */
export async function insertUnggahan(tx: Transaction, nowMs: number, begun: NewUnggahan): Promise<void> {
  const { uploads, bytes } = await sumUnfinished(tx, begun.akun_id, begun.id);
  if (uploads >= unfinishedMax || bytes + begun.ukuran > unfinishedBytesMax)
    throw new Refusal(
      'Terlalu banyak unggahan Anda yang belum selesai. Selesaikan atau batalkan dulu yang lain; yang terputus dihapus sendiri setelah 24 jam.',
      200,
      { jenis: 'unggahan-penuh' },
    );
  await tx.insert(unggahan).values({ ...begun, sekolah_id: schoolId, media_id: null, dibuat_ms: nowMs });
}

export async function finishUnggahan(tx: Transaction, id: string, mediaId: string): Promise<void> {
  await tx.update(unggahan).set({ media_id: mediaId }).where(byId(unggahan, id));
}

/** What an account has on its way goes with it. */
export async function deleteUnggahanOf(tx: Transaction, akunId: string): Promise<void> {
  await tx.delete(unggahan).where(ofSchool(unggahan, eq(unggahan.akun_id, akunId)));
}

export async function deleteUnggahan(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(unggahan).where(ofSchool(unggahan, inArray(unggahan.id, [...ids])));
}
