import { eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { akun, permintaanSandi } from '../account/akun.table.ts';

const isOpen = (akunId: string) =>
  ofSchool(permintaanSandi, eq(permintaanSandi.akun_id, akunId), eq(permintaanSandi.status, 'baru'));

/** Numbers that are kept of one request: whoever asks in another's name does not take the place of his. */
const nomorMax = 3;

/**
 * Keeps a request for a new password. One that is open already stays as it is, with the numbers that were written with
 * it; an answered one is asked anew.
 */
export async function savePermintaan(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  nomorHp: string | null,
): Promise<void> {
  // One after the other: two at once would each write over the number of the other.
  await lockRow(tx.select({ id: akun.id }).from(akun).where(byId(akun, akunId)));
  const [open] = await tx.select().from(permintaanSandi).where(isOpen(akunId));
  const before = open?.nomor_hp?.split(', ') ?? [];
  const written = [...new Set([...before, ...(nomorHp ? [nomorHp] : [])])].slice(0, nomorMax);
  const values = {
    nomor_hp: written.join(', ') || null,
    status: 'baru' as const,
    dibuat_ms: open?.dibuat_ms ?? nowMs,
  };
  await tx
    .insert(permintaanSandi)
    .values({ ...values, sekolah_id: schoolId, akun_id: akunId })
    .onConflictDoUpdate({ target: [permintaanSandi.sekolah_id, permintaanSandi.akun_id], set: values });
}

/** Ends the open request of an account; false where there is none. */
export async function closePermintaan(
  tx: Transaction,
  akunId: string,
  status: 'dijawab' | 'diabaikan',
): Promise<boolean> {
  const closed = await tx
    .update(permintaanSandi)
    .set({ status })
    .where(isOpen(akunId))
    .returning({ akun_id: permintaanSandi.akun_id });
  return closed.length > 0;
}
