import { isNull } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { alihkan } from './kirim.mutations.ts';
import { berhentiPesan, pesanKeluar } from './pesan-keluar.table.ts';

type Berhenti = typeof berhentiPesan.$inferSelect;

/** Who wants no messages, before a backup takes the place of the data: no restore takes it back. */
export const listBerhentiTetap = (read: Reader): Promise<Berhenti[]> =>
  read.select().from(berhentiPesan).where(ofSchool(berhentiPesan));

/**
 * After it: who wanted none here or in the backup wants none, and what had failed there may have been sent again since, so that
 * staff decide anew. What waited there is decided on where the queue begins (`generasi`).
 */
export async function pulihkanAntrean(
  tx: Transaction,
  nowMs: number,
  berhenti: readonly Berhenti[],
): Promise<void> {
  for (const row of berhenti) await tx.insert(berhentiPesan).values(row).onConflictDoNothing();
  await alihkan(tx, nowMs, 'pulih_gagal', isNull(pesanKeluar.ditarik_ms), mungkinDiulang);
}

const mungkinDiulang =
  'Gagal menurut cadangan yang dipulihkan, tetapi mungkin sudah dikirim ulang sejak itu. Tanyakan kepada penerima, lalu putuskan.';
