import { ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { hasilSeleksi } from './seleksi.table.ts';

export async function deleteHasilSeleksi(tx: Transaction): Promise<void> {
  await tx.delete(hasilSeleksi).where(ofSchool(hasilSeleksi));
}
