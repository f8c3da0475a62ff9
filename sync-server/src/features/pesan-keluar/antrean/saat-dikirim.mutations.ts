import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';

/**
 * Notes what staff want of the messages that are just being sent and meet `condition`: nobody can take a request back, but
 * where the channel has not accepted it, it does not go out again. What is called off is neither held nor gone on with.
 */
export async function catatPesanan(
  tx: Transaction,
  tindakan: 'tahan' | 'lanjutkan' | 'batalkan',
  condition?: SQL,
): Promise<void> {
  const { keadaan, pesanan } = pesanKeluar;
  const isOpen = and(eq(keadaan, 'mengirim'), or(isNull(pesanan), ne(pesanan, 'batalkan')), condition);
  await tx
    .update(pesanKeluar)
    .set({ pesanan: tindakan === 'lanjutkan' ? null : tindakan })
    .where(ofSchool(pesanKeluar, isOpen));
}
