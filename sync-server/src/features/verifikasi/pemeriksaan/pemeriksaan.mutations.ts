import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { dokumenDilihat, pemeriksaan } from './pemeriksaan.table.ts';

const key = [pemeriksaan.sekolah_id, pemeriksaan.peserta_id];

/** Gives a file to who acts until `sampai_ms`, unless somebody else has it; answers whether it is his. */
export async function takeKlaim(
  tx: Transaction,
  nowMs: number,
  peserta_id: string,
  sampai_ms: number,
): Promise<boolean> {
  const { akun_id, nama } = tx.actor;
  const set = { akun_id, nama, sampai_ms };
  const isFree = ofSchool(
    pemeriksaan,
    or(
      isNull(pemeriksaan.akun_id),
      lte(pemeriksaan.sampai_ms, nowMs),
      eq(pemeriksaan.akun_id, akun_id ?? ''),
    ),
  );
  const taken = await tx
    .insert(pemeriksaan)
    .values({ sekolah_id: schoolId, peserta_id, ...set })
    .onConflictDoUpdate({ target: key, set, setWhere: isFree })
    .returning({ id: pemeriksaan.peserta_id });
  return taken.length > 0;
}

/** Lets a file go that who acts has. */
export async function releaseKlaim(tx: Transaction, pesertaId: string): Promise<void> {
  const isOwn = and(eq(pemeriksaan.peserta_id, pesertaId), eq(pemeriksaan.akun_id, tx.actor.akun_id ?? ''));
  await tx.update(pemeriksaan).set({ akun_id: null, sampai_ms: 0 }).where(ofSchool(pemeriksaan, isOwn));
}

type Changes = Partial<Omit<typeof pemeriksaan.$inferInsert, 'sekolah_id' | 'peserta_id'>>;

/** Writes what the committee says of a file. Who had it has it no more. */
export async function savePemeriksaan(tx: Transaction, peserta_id: string, changes: Changes): Promise<void> {
  const set = { ...changes, akun_id: null, sampai_ms: 0 };
  await tx
    .insert(pemeriksaan)
    .values({ sekolah_id: schoolId, peserta_id, ...set })
    .onConflictDoUpdate({ target: key, set });
}

/** Records that these documents stand before the eyes of who acts. */
export async function markDilihat(
  tx: Transaction,
  nowMs: number,
  peserta_id: string,
  columns: readonly string[],
): Promise<void> {
  const { sekolah_id, peserta_id: file, akun_id, kolom } = dokumenDilihat;
  for (const one of new Set(columns))
    await tx
      .insert(dokumenDilihat)
      .values({
        sekolah_id: schoolId,
        peserta_id,
        akun_id: tx.actor.akun_id ?? '',
        kolom: one,
        dilihat_ms: nowMs,
      })
      .onConflictDoUpdate({ target: [sekolah_id, file, akun_id, kolom], set: { dilihat_ms: nowMs } });
}

/** Belongs to applicants. */
export async function deletePemeriksaan(tx: Transaction): Promise<void> {
  for (const table of [pemeriksaan, dokumenDilihat]) await tx.delete(table).where(ofSchool(table));
}
