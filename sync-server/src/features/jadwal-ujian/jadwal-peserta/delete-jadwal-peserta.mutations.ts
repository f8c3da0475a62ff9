import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';

/** Deletes every participant's exam row; schedules, sessions and their secrets stay. */
export async function deleteJadwalPeserta(tx: Transaction): Promise<void> {
  await tx.delete(jadwalUjianPeserta).where(ofSchool(jadwalUjianPeserta));
}
