import { isNull } from 'drizzle-orm';
import { idLetters } from '../../../db/new-id.ts';
import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { peserta } from './peserta.table.ts';

export type NewPeserta = Omit<typeof peserta.$inferInsert, 'sekolah_id' | 'dibuat_ms' | 'diubah_ms'>;

/** What an import may write of a participant; his file's status changes by decisions alone. */
export type PesertaChanges = Partial<Omit<NewPeserta, 'id' | 'akun_id' | 'nomor_register' | 'status'>>;

/** A new code behind the QR of somebody's proofs: nobody guesses another's (N15). */
export const newKodeVerifikasi = (): string => idLetters(systemRandomness.bytes(20));

/** Adds participants; a number that is taken fails the transaction. */
export async function insertPeserta(
  tx: Transaction,
  nowMs: number,
  rows: readonly NewPeserta[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(peserta)
    .values(rows.map((row) => ({ ...row, sekolah_id: schoolId, dibuat_ms: nowMs, diubah_ms: nowMs })));
}

/** Adds a participant unless his number is taken; answers whether he was added. */
export async function insertPesertaIfFree(tx: Transaction, nowMs: number, row: NewPeserta): Promise<boolean> {
  const added = await tx
    .insert(peserta)
    .values({ ...row, sekolah_id: schoolId, dibuat_ms: nowMs, diubah_ms: nowMs })
    .onConflictDoNothing()
    .returning({ id: peserta.id });
  return added.length > 0;
}

/** Writes what the school says of a participant; its NISN of him is known from then on. */
export async function updatePeserta(
  tx: Transaction,
  nowMs: number,
  id: string,
  changes: Omit<PesertaChanges, 'nisn_dikenal'>,
): Promise<void> {
  const known = changes.nisn === undefined ? {} : { nisn_dikenal: changes.nisn };
  await tx
    .update(peserta)
    .set({ ...changes, ...known, diubah_ms: nowMs })
    .where(byId(peserta, id));
}

/** What a decision on a file writes of its applicant: where it led, and with a send what the form says of him. */
export async function updatePendaftar(
  tx: Transaction,
  nowMs: number,
  id: string,
  changes: { status: number; nomor_register?: string } & Partial<Omit<PesertaChanges, 'nomor_peserta'>>,
): Promise<void> {
  await tx
    .update(peserta)
    .set({ ...changes, diubah_ms: nowMs })
    .where(byId(peserta, id));
}

/** Gives a participant his account; false where he has one already. */
export async function claimPesertaAkun(
  tx: Transaction,
  nowMs: number,
  id: string,
  akunId: string,
): Promise<boolean> {
  const claimed = await tx
    .update(peserta)
    .set({ akun_id: akunId, diubah_ms: nowMs })
    .where(byId(peserta, id, isNull(peserta.akun_id)))
    .returning({ id: peserta.id });
  return claimed.length > 0;
}
