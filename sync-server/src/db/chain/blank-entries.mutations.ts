import type { SQL } from 'drizzle-orm';
import { audit } from '../audit.table.ts';
import { ofSchool } from '../of-school.ts';
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
    .where(ofSchool(audit, which));
}
