import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { lockAttemptOfRow, lockExamRow } from './lease.queries.ts';
import { tindakan } from './ujian.table.ts';

/** A participant's exam row, as commands name it. */
export interface CommandTarget {
  id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
  percobaan: number;
}

/** A staff act: its id is drawn by the client, so that the act sent again changes nothing. */
export interface Act {
  id: string;
  alasan: string;
}

type Recorded = typeof tindakan.$inferSelect;

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
    .where(
      and(
        eq(tindakan.sekolah_id, schoolId),
        eq(tindakan.jadwal_ujian_peserta_id, rowId),
        eq(tindakan.id, id),
      ),
    );
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

/** Puts a staff act into the log of the attempt and into the audit trail. */
export async function recordAct(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  ujianId: string | null,
  act: Act & Pick<Recorded, 'jenis'> & { menit?: number; isi?: unknown },
): Promise<void> {
  const now = context.clock.nowMs();
  const { akun_id, nama } = tx.actor;
  const row = { jadwal_ujian_peserta_id: target.id, ujian_id: ujianId, akun_id, nama, waktu_ms: now };
  await tx.insert(tindakan).values({ sekolah_id: schoolId, ...row, ...act });
  await writeAudit(tx, now, {
    tindakan: act.jenis,
    tabel: 'jadwal_ujian_peserta',
    baris_id: target.id,
    sesudah: { ujian_id: ujianId, menit: act.menit },
    alasan: act.alasan,
  });
}

/** Acts of staff on an attempt that ended its lease, the newest first. */
export async function listLeaseActs(tx: Transaction, ujianId: string): Promise<Recorded[]> {
  const rows = await tx
    .select()
    .from(tindakan)
    .where(and(eq(tindakan.sekolah_id, schoolId), eq(tindakan.ujian_id, ujianId)));
  return rows
    .filter(({ jenis }) => jenis === 'paksa_selesai' || jenis === 'reset_login')
    .sort((a, b) => b.waktu_ms - a.waktu_ms);
}
