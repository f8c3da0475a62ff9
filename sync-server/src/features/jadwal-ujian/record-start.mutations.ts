import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

/** Points a participant's exam row at the attempt that counts; null: none any more. */
export async function recordStart(
  tx: Transaction,
  barisId: string,
  ujianId: string | null,
  percobaan: number,
): Promise<void> {
  await tx
    .update(jadwalUjianPeserta)
    .set({ ujian_berlaku: ujianId, percobaan })
    .where(and(eq(jadwalUjianPeserta.sekolah_id, schoolId), eq(jadwalUjianPeserta.id, barisId)));
}
