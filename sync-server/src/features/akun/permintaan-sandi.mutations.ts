import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { permintaanSandi } from './akun.table.ts';

/** Keeps a request for a new password; a later one of the same account takes its place. */
export async function savePermintaan(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  nomorHp: string | null,
): Promise<void> {
  const values = { nomor_hp: nomorHp, status: 'baru' as const, dibuat_ms: nowMs };
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
    .where(
      and(
        eq(permintaanSandi.sekolah_id, schoolId),
        eq(permintaanSandi.akun_id, akunId),
        eq(permintaanSandi.status, 'baru'),
      ),
    )
    .returning({ akun_id: permintaanSandi.akun_id });
  return closed.length > 0;
}
