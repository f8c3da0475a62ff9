import { eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { sekolah } from './sekolah.table.ts';

type Values = typeof sekolah.$inferInsert;

/** What a school begins with; the rest of its profile is filled in later. */
export type NewSekolah = Pick<Values, 'nama' | 'zona' | 'wifi_nama' | 'alamat_server'> & Partial<Values>;

/** Applicants whose file is accepted sit exams, unless the school decides otherwise. */
const acceptedFile = 4;

export async function insertSekolah(tx: Transaction, nowMs: number, values: NewSekolah): Promise<void> {
  await tx.insert(sekolah).values({ ...values, id: schoolId, pesertas: [acceptedFile], diubah_ms: nowMs });
}

/** Replaces what the profile says. */
export async function updateSekolah(tx: Transaction, values: Partial<Values>): Promise<void> {
  await tx.update(sekolah).set(values).where(eq(sekolah.id, schoolId));
}
