import { eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

/** Deletes every participant's exam row; schedules, sessions and their secrets stay. */
export async function deleteJadwalPeserta(tx: Transaction): Promise<void> {
  await tx.delete(jadwalUjianPeserta).where(eq(jadwalUjianPeserta.sekolah_id, schoolId));
}
