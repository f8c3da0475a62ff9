import type { Role } from '@spmb/shared/kernel/role.ts';
import { sql } from 'drizzle-orm';
import { byId } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { akun } from './akun.table.ts';
import { revokeSesiOfAkun } from './sesi-masuk.mutations.ts';

export interface NewAkun {
  id: string;
  username: string;
  /** Login name. */
  email: string;
  authent: Role;
  jurusan_id?: string | null;
  semua_program?: boolean;
  sandi_jenis: 'kartu' | 'argon2id';
  sandi_hash: string;
  sandi_tersegel?: string | null;
  /** Its password is a one-time one. */
  ganti_sandi?: boolean;
}

/** Adds active accounts; a login name that is taken fails the transaction. */
export async function insertAkun(tx: Transaction, nowMs: number, rows: readonly NewAkun[]): Promise<void> {
  if (rows.length > 0) await tx.insert(akun).values(rows.map((row) => valuesOf(nowMs, row)));
}

/** Adds an active account unless its login name is taken; answers whether it was added. */
export async function insertAkunIfFree(tx: Transaction, nowMs: number, row: NewAkun): Promise<boolean> {
  const added = await tx
    .insert(akun)
    .values(valuesOf(nowMs, row))
    .onConflictDoNothing()
    .returning({ id: akun.id });
  return added.length > 0;
}

const valuesOf = (nowMs: number, row: NewAkun) => ({
  sekolah_id: schoolId,
  jurusan_id: null,
  sandi_tersegel: null,
  avatar: null,
  status: 0,
  dibuat_ms: nowMs,
  diubah_ms: nowMs,
  ...row,
  email: row.email.toLowerCase(),
});

export type NewAkunPeserta = Pick<NewAkun, 'id' | 'username' | 'email' | 'sandi_hash'> & {
  sandi_tersegel: string;
};

/** Accounts of participants with card passwords. */
export const insertAkunPeserta = (
  tx: Transaction,
  nowMs: number,
  rows: readonly NewAkunPeserta[],
): Promise<void> =>
  insertAkun(
    tx,
    nowMs,
    rows.map((row) => ({ ...row, authent: 'peserta', sandi_jenis: 'kartu' })),
  );

/** Replaces a password and ends the account's login sessions, except `keepSesiId`. `ganti_sandi` marks a one-time one. */
export async function updateAkunSandi(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  sandi: Pick<NewAkun, 'sandi_jenis' | 'sandi_hash'> & {
    sandi_tersegel: string | null;
    ganti_sandi: boolean;
  },
  keepSesiId = '',
): Promise<void> {
  await updateAkun(tx, nowMs, akunId, sandi);
  await revokeSesiOfAkun(tx, nowMs, akunId, keepSesiId);
}

/** Name and photo, as their owner changes them. */
export const updateAkunProfil = (
  tx: Transaction,
  nowMs: number,
  akunId: string,
  values: { username: string; avatar: string | null },
): Promise<void> => updateAkun(tx, nowMs, akunId, values);

/** Name and login name as an import corrects them. */
export async function updateAkunNama(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  values: { username: string; email: string },
): Promise<void> {
  await updateAkun(tx, nowMs, akunId, { ...values, email: values.email.toLowerCase() });
}

/** Every change makes a new version, so that an open form does not undo it. */
async function updateAkun(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  changes: Partial<typeof akun.$inferInsert>,
): Promise<void> {
  await tx
    .update(akun)
    .set({ ...changes, versi: sql`${akun.versi} + 1`, diubah_ms: nowMs })
    .where(byId(akun, akunId));
}
