import { eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { hasilSeleksi } from './seleksi.table.ts';

export type NewHasil = Omit<typeof hasilSeleksi.$inferInsert, 'sekolah_id' | 'dibuat_ms'>;

/** Rows of one statement: each has ten values. */
const portion = 100;

/** Puts a result in the place of whatever was published or planned. */
export async function replaceHasil(tx: Transaction, nowMs: number, rows: readonly NewHasil[]): Promise<void> {
  await deleteHasilSeleksi(tx);
  const whole = rows.map((row) => ({ sekolah_id: schoolId, dibuat_ms: nowMs, ...row }));
  for (let at = 0; at < whole.length; at += portion)
    await tx.insert(hasilSeleksi).values(whole.slice(at, at + portion));
}

export async function deleteHasilSeleksi(tx: Transaction): Promise<void> {
  await tx.delete(hasilSeleksi).where(ofSchool(hasilSeleksi));
}

/** Gives a seat to who is on a reserve list. Whoever has one already keeps it: answers whether the seat was given. */
export async function promoteHasil(
  tx: Transaction,
  pesertaId: string,
  program_keahlian_id: string,
): Promise<boolean> {
  const given = await tx
    .update(hasilSeleksi)
    .set({ status: 'L', jalan: 'cadangan', program_keahlian_id })
    .where(
      ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, pesertaId), eq(hasilSeleksi.status, 'CADANGAN')),
    )
    .returning({ id: hasilSeleksi.peserta_id });
  return given.length > 0;
}
