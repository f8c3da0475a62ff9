import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { impor, peserta } from './peserta.table.ts';

/** Deletes every applicant, and the reports of their imports, which name them. */
export async function deletePeserta(tx: Transaction): Promise<void> {
  await tx.delete(peserta).where(ofSchool(peserta));
  await tx.delete(impor).where(ofSchool(impor, eq(impor.jenis, 'peserta')));
}
