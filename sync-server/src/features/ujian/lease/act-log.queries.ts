import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { lockAttemptOfRow, lockExamRow } from './lease.queries.ts';
import { tindakan } from '../attempt/ujian.table.ts';

/** A participant's exam row, as commands name it. */
export interface CommandTarget {
  id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
  percobaan: number;
}

export type Recorded = typeof tindakan.$inferSelect;

/** Of an act whose id stands for another one. */
export const idOfAnotherAct =
  'Perintah ini sudah dipakai untuk tindakan lain. Muat ulang halaman, lalu ulangi.';

/**
 * The act of this id on an exam row, where it is on record. Refuses (409) where the id is that of another kind of act: a
 * repeat says so of what was done, never of what was not.
 */
export async function findAct(
  tx: Transaction,
  rowId: string,
  { id, jenis }: Pick<Recorded, 'id' | 'jenis'>,
): Promise<Recorded | undefined> {
  const [earlier] = await tx
    .select()
    .from(tindakan)
    .where(ofSchool(tindakan, eq(tindakan.jadwal_ujian_peserta_id, rowId), eq(tindakan.id, id)));
  if (earlier && earlier.jenis !== jenis) throw new Refusal(idOfAnotherAct, 409);
  return earlier;
}

/**
 * Locks a participant's exam row and its current attempt. `earlier` is this very act, where it is already on record:
 * then nothing may change.
 */
export async function lockForAct(
  tx: Transaction,
  target: CommandTarget,
  act: Pick<Recorded, 'id' | 'jenis'>,
) {
  await lockExamRow(tx, target.id);
  const earlier = await findAct(tx, target.id, act);
  const attempt = await lockAttemptOfRow(tx, target.id);
  return { earlier, attempt };
}

/** Acts of staff on an attempt that ended its lease, the newest first. */
export async function listLeaseActs(tx: Transaction, ujianId: string): Promise<Recorded[]> {
  const rows = await tx
    .select()
    .from(tindakan)
    .where(ofSchool(tindakan, eq(tindakan.ujian_id, ujianId)));
  return rows
    .filter(({ jenis }) => jenis === 'paksa_selesai' || jenis === 'reset_login')
    .sort((a, b) => b.waktu_ms - a.waktu_ms);
}
