import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import { newId } from '../../../db/new-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit, writeAudits } from '../../../db/write-audit.ts';
import type { SoalColumns } from './soal-columns.ts';
import { masterSoal, soal } from './soal.table.ts';

/**
 * Raises the version of a bank whose items changed, on record, in the transaction that changed them: paket name
 * the version they were built from. `perubahan` says what happened.
 */
export async function bumpMasterSoal(
  tx: Transaction,
  nowMs: number,
  bank: { id: string; versi: number },
  perubahan: Record<string, unknown>,
): Promise<void> {
  const versi = bank.versi + 1;
  await tx.update(masterSoal).set({ versi, diubah_ms: nowMs }).where(byId(masterSoal, bank.id));
  const sesudah = { versi, ...perubahan };
  await writeAudit(tx, nowMs, { tindakan: 'ubah-isi', tabel: 'master_soal', baris_id: bank.id, sesudah });
}

/** Adds items of a file to a bank in one statement, each on record. */
export async function insertSoal(
  tx: Transaction,
  nowMs: number,
  bankId: string,
  rows: readonly SoalColumns[],
  alasan: string | null = null,
): Promise<void> {
  if (rows.length === 0) return;
  const fixed = { master_soal_id: bankId, versi: 1, diubah_ms: nowMs };
  const items = rows.map((row) => ({ ...row, ...fixed, id: newId(nowMs) }));
  await tx.insert(soal).values(items.map((item) => ({ ...item, sekolah_id: schoolId })));
  await writeAudits(
    tx,
    nowMs,
    items.map((sesudah) => ({ tindakan: 'impor', tabel: 'soal', baris_id: sesudah.id, sesudah, alasan })),
  );
}
