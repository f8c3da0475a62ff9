import { and, eq, type SQL } from 'drizzle-orm';
import { audit } from '../audit.table.ts';
import { schoolId } from '../school-id.ts';
import type { Transaction } from '../store.ts';
import { blankIsi } from './entry-hash.ts';

/**
 * Deletes what entries say of people: names, values before and after, reasons. That the acts happened, when, by which
 * account and on which record stays, and so does the chain.
 */
export async function blankEntries(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx
    .update(audit)
    .set({ ...blankIsi, teks: '', garam: null })
    .where(and(eq(audit.sekolah_id, schoolId), which));
}
