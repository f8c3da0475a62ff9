import { eq, inArray, isNull, ne } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { percakapan, pesan } from './pesan.table.ts';

type NewPesan = Pick<typeof pesan.$inferInsert, 'peserta_id' | 'id' | 'jenis' | 'title' | 'body'> & {
  jadwal_ujian_peserta_id?: string;
  /** Who it is from, where not from who acts. */
  dari?: string;
};

/** Sender of letters that follow an applicant's own act. */
export const otomatis = 'Pesan otomatis';

/** Rows of one statement: a message to all participants holds nobody up. */
const perStatement = 200;

/** Keeps messages in the name of who acts, unless one says otherwise; what is there already stays as it is. Answers how many are new. */
export async function insertPesan(
  tx: Transaction,
  nowMs: number,
  rows: readonly NewPesan[],
): Promise<number> {
  const { akun_id, nama } = tx.actor;
  const all = rows.map((row) => ({ sekolah_id: schoolId, akun_id, dari: nama, dibuat_ms: nowMs, ...row }));
  let added = 0;
  for (let start = 0; start < all.length; start += perStatement) {
    const kept = await tx
      .insert(pesan)
      .values(all.slice(start, start + perStatement))
      .onConflictDoNothing()
      .returning({ id: pesan.id });
    added += kept.length;
  }
  return added;
}

/** Marks messages to a participant as read; the first time counts. */
export async function markPesanRead(
  tx: Transaction,
  pesertaId: string,
  ids: readonly string[],
  nowMs: number,
): Promise<void> {
  await tx
    .update(pesan)
    .set({ dibaca_ms: nowMs })
    .where(
      ofSchool(
        pesan,
        eq(pesan.peserta_id, pesertaId),
        inArray(pesan.id, [...ids]),
        ne(pesan.jenis, 'panitia'),
        isNull(pesan.dibaca_ms),
      ),
    );
}

/** Messages belong to applicants. */
export async function deletePesan(tx: Transaction): Promise<void> {
  for (const table of [pesan, percakapan]) await tx.delete(table).where(ofSchool(table));
}
