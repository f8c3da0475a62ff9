import { and, eq, ne } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';

/**
 * What staff want of a message that is just being sent stands as its reason until the try ends: nobody can take a request
 * back, but where the channel has not accepted it, it does not go out again.
 */
const pesanan = {
  tahan: 'Ditahan petugas bila belum diterima kanal.',
  batalkan: 'Dibatalkan petugas bila belum diterima kanal.',
} as const;

/** Notes it for all that are being sent. What is called off is neither held nor gone on with. */
export async function catatPesanan(
  tx: Transaction,
  tindakan: 'tahan' | 'lanjutkan' | 'batalkan',
): Promise<void> {
  const sebab = tindakan === 'lanjutkan' ? '' : pesanan[tindakan];
  const isOpen = and(eq(pesanKeluar.keadaan, 'mengirim'), ne(pesanKeluar.sebab, pesanan.batalkan));
  await tx.update(pesanKeluar).set({ sebab }).where(ofSchool(pesanKeluar, isOpen));
}

/** What staff wanted meanwhile of a message with this reason; undefined: nothing. */
export const bacaPesanan = (sebab: string): keyof typeof pesanan | undefined =>
  (['tahan', 'batalkan'] as const).find((tindakan) => pesanan[tindakan] === sebab);
