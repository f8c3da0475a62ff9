import { newId } from '../../db/new-id.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { sanggahan } from './sanggahan.table.ts';

export async function insertSanggahan(
  tx: Transaction,
  nowMs: number,
  row: Pick<typeof sanggahan.$inferInsert, 'peserta_id' | 'nomor' | 'body' | 'path' | 'operasi'>,
): Promise<void> {
  const open = { jawaban: '', dijawab_oleh: '', dibuat_ms: nowMs };
  await tx.insert(sanggahan).values({ ...open, ...row, sekolah_id: schoolId, id: newId(nowMs) });
}

/** Writes the answer in the name of who acts. */
export async function answerSanggahan(
  tx: Transaction,
  nowMs: number,
  id: string,
  jawaban: string,
): Promise<void> {
  const { akun_id, nama: dijawab_oleh } = tx.actor;
  await tx
    .update(sanggahan)
    .set({ jawaban, dijawab_ms: nowMs, akun_id, dijawab_oleh })
    .where(byId(sanggahan, id));
}

/** Objections go with the applicants. */
export async function deleteSanggahan(tx: Transaction): Promise<void> {
  await tx.delete(sanggahan).where(ofSchool(sanggahan));
}
