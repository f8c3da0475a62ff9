import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { hasilSeleksi } from './seleksi.table.ts';

type NewHasil = Omit<typeof hasilSeleksi.$inferInsert, 'sekolah_id' | 'dibuat_ms'>;

/** What kept public answers of published results are made of (`Context.snapshots`). */
export const daftarTerbit = 'hasil_seleksi';

/** Rows of one statement: each has eleven values. */
const portion = 90;

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

/** A seat moves in this transaction: once it is durable nobody is handed a list of before. */
const kursiBerpindah = ({ snapshots }: Context, tx: Transaction): void =>
  tx.afterCommit(() => snapshots.drop(daftarTerbit));

/** Gives a seat to who is on a reserve list. Whoever has one already keeps it: answers whether the seat was given. */
export async function promoteHasil(
  context: Context,
  tx: Transaction,
  pesertaId: string,
  program_keahlian_id: string,
): Promise<boolean> {
  kursiBerpindah(context, tx);
  const given = await tx
    .update(hasilSeleksi)
    .set({ status: 'L', jalan: 'cadangan', program_keahlian_id })
    .where(
      ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, pesertaId), eq(hasilSeleksi.status, 'CADANGAN')),
    )
    .returning({ id: hasilSeleksi.peserta_id });
  return given.length > 0;
}

/** Notes that the seat of an applicant was freed at an instant; null: he has it again. */
export async function setLepas(
  context: Context,
  tx: Transaction,
  pesertaId: string,
  lepas_ms: number | null,
): Promise<void> {
  kursiBerpindah(context, tx);
  await tx
    .update(hasilSeleksi)
    .set({ lepas_ms })
    .where(ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, pesertaId), eq(hasilSeleksi.status, 'L')));
}
