import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { byId } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { bumpMasterSoal } from './soal.mutations.ts';
import { masterSoal, soal } from './soal.table.ts';

/**
 * Puts a corrected key into the bank too, frozen or not: sheets that are sealed from now on carry it, and so do copies of
 * a new version. `undefined`, an annulled question, leaves the bank as it is.
 */
export async function correctJawaban(
  tx: Transaction,
  nowMs: number,
  soalId: string,
  jawaban: Letter | undefined,
): Promise<void> {
  const item = byId(soal, soalId);
  const [stored] = await lockRow(tx.select().from(soal).where(item));
  if (!stored || jawaban === undefined || stored.jawaban === jawaban) return;
  const isBank = byId(masterSoal, stored.master_soal_id);
  const [bank] = await lockRow(tx.select().from(masterSoal).where(isBank));
  await tx
    .update(soal)
    .set({ jawaban, versi: stored.versi + 1, diubah_ms: nowMs })
    .where(item);
  if (bank) await bumpMasterSoal(tx, nowMs, bank, { koreksi_kunci: soalId });
}
