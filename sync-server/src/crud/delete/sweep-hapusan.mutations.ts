import { HARI_URUNGKAN } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { inArray, lt } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Store, Transaction } from '../../db/store.ts';
import { hapusan, hapusanIsi } from './hapusan.table.ts';

const system = { sekolah_id: schoolId, akun_id: null, nama: 'sistem' };
/** Deletions forgotten by one transaction. */
const perTx = 20;

/** Forgets deletions that are too old to be taken back, and answers how many. */
export async function sweepHapusan({ store, clock }: { store: Store; clock: { nowMs(): number } }) {
  const beforeMs = clock.nowMs() - HARI_URUNGKAN * dayMs;
  const old = await store.read
    .select({ id: hapusan.id })
    .from(hapusan)
    .where(ofSchool(hapusan, lt(hapusan.dibuat_ms, beforeMs)));
  for (let start = 0; start < old.length; start += perTx)
    await store.tx(system, (tx) =>
      forget(
        tx,
        old.slice(start, start + perTx).map(({ id }) => id),
      ),
    );
  return old.length;
}

async function forget(tx: Transaction, ids: string[]): Promise<void> {
  const isi = ofSchool(hapusanIsi, inArray(hapusanIsi.hapusan_id, ids));
  await tx.delete(hapusanIsi).where(isi);
  await tx.delete(hapusan).where(ofSchool(hapusan, inArray(hapusan.id, ids)));
}

/** Forgets every deletion: what it holds may tell of applicants. */
export async function forgetHapusan(tx: Transaction): Promise<void> {
  await tx.delete(hapusanIsi).where(ofSchool(hapusanIsi));
  await tx.delete(hapusan).where(ofSchool(hapusan));
}
