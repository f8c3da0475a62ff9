import { and, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

/** Marks rows whose participants were sent a message. */
export async function markPesanSent(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(jadwalUjianPeserta)
    .set({ status_pesan: true })
    .where(and(eq(jadwalUjianPeserta.sekolah_id, schoolId), inArray(jadwalUjianPeserta.id, [...ids])));
}
