import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { paket, paketGambar } from './paket.table.ts';

/** Deletes a sealed sheet; the answer is the addresses of its images, whose files are nobody's then. */
export async function deletePaket(tx: Transaction, id: string): Promise<string[]> {
  const images = await tx
    .delete(paketGambar)
    .where(and(eq(paketGambar.sekolah_id, schoolId), eq(paketGambar.paket_id, id)))
    .returning({ alamat: paketGambar.alamat });
  await tx.delete(paket).where(and(eq(paket.sekolah_id, schoolId), eq(paket.id, id)));
  return images.map(({ alamat }) => alamat);
}
