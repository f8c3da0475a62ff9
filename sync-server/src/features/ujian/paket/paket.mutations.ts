import { eq, notExists } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { paket, paketGambar } from './paket.table.ts';
import { ujian } from '../attempt/ujian.table.ts';

/** Stores a paket with its images; what another process stored meanwhile stays. */
export async function insertPaket(
  tx: Transaction,
  row: Omit<typeof paket.$inferInsert, 'sekolah_id'>,
  images: readonly Pick<typeof paketGambar.$inferInsert, 'alamat' | 'ukuran'>[],
): Promise<void> {
  await tx
    .insert(paket)
    .values({ sekolah_id: schoolId, ...row })
    .onConflictDoNothing();
  for (const { alamat, ukuran } of images)
    await tx
      .insert(paketGambar)
      .values({ sekolah_id: schoolId, alamat, paket_id: row.id, ukuran })
      .onConflictDoNothing();
}

/**
 * Deletes a paket unless an attempt was made with it; the answer is the addresses of its images, whose files
 * are nobody's then. Empty also where the sheet stays: it looks for attempts itself, as one may have begun meanwhile.
 */
export async function deletePaket(tx: Transaction, id: string): Promise<string[]> {
  const attempts = tx
    .select({ id: ujian.id })
    .from(ujian)
    .where(ofSchool(ujian, eq(ujian.paket_id, id)));
  const gone = await tx
    .delete(paket)
    .where(byId(paket, id, notExists(attempts)))
    .returning({ id: paket.id });
  if (gone.length === 0) return [];
  const images = await tx
    .delete(paketGambar)
    .where(ofSchool(paketGambar, eq(paketGambar.paket_id, id)))
    .returning({ alamat: paketGambar.alamat });
  return images.map(({ alamat }) => alamat);
}
