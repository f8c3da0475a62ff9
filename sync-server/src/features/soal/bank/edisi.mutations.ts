import { eq } from 'drizzle-orm';
import { newId } from '../../../db/new-id.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudits } from '../../../db/write-audit.ts';
import { bumpMasterSoal } from './soal.mutations.ts';
import { listSoal } from './soal.queries.ts';
import { masterSoal, soal } from './soal.table.ts';

type Bank = typeof masterSoal.$inferSelect;
const isBank = (id: string) => byId(masterSoal, id);

/**
 * Makes a new version of a bank whose row is locked. The old questions keep their ids, which paket name, and go
 * to an archived row; the bank keeps its id, which schedules name, and gets copies with ids of their own.
 */
export async function beginEdisi(tx: Transaction, nowMs: number, bank: Bank): Promise<void> {
  const items = await listSoal(tx, bank.id);
  const arsipId = newId(nowMs);
  await tx.insert(masterSoal).values({ ...bank, id: arsipId, arsip_dari: bank.id, diubah_ms: nowMs });
  await tx
    .update(soal)
    .set({ master_soal_id: arsipId })
    .where(ofSchool(soal, eq(soal.master_soal_id, bank.id)));
  const edisi = bank.edisi + 1;
  const copies = items.map((item) => ({ ...item, id: newId(nowMs), versi: 1, diubah_ms: nowMs }));
  for (const copy of copies) await tx.insert(soal).values(copy);
  const act = { tindakan: 'versi baru', tabel: 'soal' };
  await writeAudits(
    tx,
    nowMs,
    copies.map((copy) => ({ ...act, baris_id: copy.id, sesudah: { ...copy, edisi } })),
  );
  await tx
    .update(masterSoal)
    .set({ edisi, edisi_mulai: bank.versi + 1 })
    .where(isBank(bank.id));
  await bumpMasterSoal(tx, nowMs, bank, { edisi, arsip: arsipId });
}
