import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { blastPesan } from './blast-pesan.table.ts';

type BlastBaru = Omit<typeof blastPesan.$inferInsert, 'sekolah_id' | 'akun_id' | 'dibuat_ms'>;

/** Writes down a blast in the transaction that queues its messages; false: its act is there already. */
export async function insertBlast(tx: Transaction, nowMs: number, blast: BlastBaru): Promise<boolean> {
  const rows = await tx
    .insert(blastPesan)
    .values({ ...blast, sekolah_id: schoolId, akun_id: tx.actor.akun_id, dibuat_ms: nowMs })
    .onConflictDoNothing()
    .returning({ tindakan: blastPesan.tindakan });
  return rows.length > 0;
}

/** What was told goes with the applicants. */
export async function deleteBlast(tx: Transaction): Promise<void> {
  await tx.delete(blastPesan).where(ofSchool(blastPesan));
}
