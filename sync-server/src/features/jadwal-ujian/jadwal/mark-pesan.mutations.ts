import { inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

/** Marks rows whose participants were sent a message. */
export async function markPesanSent(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .update(jadwalUjianPeserta)
    .set({ status_pesan: true })
    .where(ofSchool(jadwalUjianPeserta, inArray(jadwalUjianPeserta.id, [...ids])));
}
