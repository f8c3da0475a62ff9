import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { pengumumanPembaca } from './pengumuman.table.ts';

/** Counts a reader of announcements; one that is counted already stays one. */
export async function insertPembaca(tx: Transaction, ids: readonly string[], pembaca: string): Promise<void> {
  const rows = ids.map((pengumuman_id) => ({ sekolah_id: schoolId, pengumuman_id, pembaca }));
  await tx.insert(pengumumanPembaca).values(rows).onConflictDoNothing();
}

/** Who has read goes with the applicants. */
export async function deletePembaca(tx: Transaction): Promise<void> {
  await tx.delete(pengumumanPembaca).where(ofSchool(pengumumanPembaca));
}
