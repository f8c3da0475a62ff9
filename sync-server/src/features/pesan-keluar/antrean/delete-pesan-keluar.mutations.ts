import { eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { berhentiPesan, percobaanKirim, pesanKeluar } from './pesan-keluar.table.ts';
import { isPesanSelesai } from './pesan-selesai.queries.ts';

/** Messages, their tries and who wants none belong to applicants. */
export async function deletePesanKeluar(tx: Transaction): Promise<void> {
  for (const table of [pesanKeluar, percobaanKirim, berhentiPesan])
    await tx.delete(table).where(ofSchool(table));
}

/** Messages to somebody that came to their end before an instant, with their tries: no limit counts those any more. */
export async function deletePesanSelesai(
  tx: Transaction,
  pesertaId: string,
  sebelumMs: number,
): Promise<number> {
  const gone = await tx
    .delete(pesanKeluar)
    .where(ofSchool(pesanKeluar, eq(pesanKeluar.peserta_id, pesertaId), isPesanSelesai(sebelumMs)))
    .returning({ id: pesanKeluar.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .delete(percobaanKirim)
      .where(ofSchool(percobaanKirim, inArray(percobaanKirim.pesan_keluar_id, ids)));
  return ids.length;
}
