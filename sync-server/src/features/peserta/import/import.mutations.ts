import { newId } from '../../../db/new-id.ts';
import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { impor } from '../rows/peserta.table.ts';

/** Keeps the report of an import, so that it can be read afterwards; answers its id. */
export async function saveImport(
  tx: Transaction,
  nowMs: number,
  report: { jenis: 'peserta' | 'soal'; nama_berkas: string; laporan: unknown },
): Promise<string> {
  const id = newId(nowMs);
  const { akun_id } = tx.actor;
  await tx.insert(impor).values({ sekolah_id: schoolId, id, ...report, akun_id, dibuat_ms: nowMs });
  return id;
}

/** Keeps a report without what somebody has asked to be forgotten. */
export async function updateLaporan(tx: Transaction, id: string, laporan: unknown): Promise<void> {
  await tx.update(impor).set({ laporan }).where(byId(impor, id));
}
