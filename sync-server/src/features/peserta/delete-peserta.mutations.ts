import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { impor, peserta } from './peserta.table.ts';

/** Deletes every applicant, and the reports of their imports, which name them. */
export async function deletePeserta(tx: Transaction): Promise<void> {
  await tx.delete(peserta).where(eq(peserta.sekolah_id, schoolId));
  await tx.delete(impor).where(and(eq(impor.sekolah_id, schoolId), eq(impor.jenis, 'peserta')));
}
