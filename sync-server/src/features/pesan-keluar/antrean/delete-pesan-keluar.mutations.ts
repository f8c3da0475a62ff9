import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { berhentiPesan, percobaanKirim, pesanKeluar } from './pesan-keluar.table.ts';

/** Messages, their tries and who wants none belong to applicants. */
export async function deletePesanKeluar(tx: Transaction): Promise<void> {
  for (const table of [pesanKeluar, percobaanKirim, berhentiPesan])
    await tx.delete(table).where(ofSchool(table));
}
