import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { schoolId, type Context } from '../../context.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { liveTopic } from '../../live/live-topic.ts';
import { recordStart } from '../jadwal-ujian/record-start.mutations.ts';
import { lockAttempt, type Attempt } from './attempt.queries.ts';
import { sinceStart, usedNow } from './attempt-time.ts';
import { finishByServer } from './finish.mutations.ts';
import { endLease } from './lease.mutations.ts';
import { publishAttempt } from './publish-attempt.ts';
import { saveAttempt, saveStream } from './save-attempt.mutations.ts';
import { aliran, tindakan, ujian } from './ujian.table.ts';

/** A participant's exam row, as commands name it. */
export interface CommandTarget {
  id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
  percobaan: number;
}

interface Act {
  id: string;
  jenis: typeof tindakan.$inferInsert.jenis;
  alasan: string;
  menit?: number;
}

async function lockCurrent(tx: Transaction, target: CommandTarget): Promise<Attempt | undefined> {
  const rows = await tx
    .select({ id: ujian.id })
    .from(ujian)
    .where(
      and(
        eq(ujian.sekolah_id, schoolId),
        eq(ujian.jadwal_ujian_peserta_id, target.id),
        isNull(ujian.diarsipkan_ms),
      ),
    );
  return rows[0] && lockAttempt(tx, rows[0].id);
}

/** Puts a staff act into the log of the attempt and into the audit trail; false: this act is already there. */
async function record(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  ujianId: string | null,
  act: Act,
) {
  const now = context.clock.nowMs();
  const { akun_id, nama } = tx.actor;
  const row = {
    sekolah_id: schoolId,
    jadwal_ujian_peserta_id: target.id,
    ujian_id: ujianId,
    akun_id,
    nama,
    waktu_ms: now,
  };
  const made = await tx
    .insert(tindakan)
    .values({ ...row, ...act })
    .onConflictDoNothing()
    .returning({ id: tindakan.id });
  if (made.length === 0) return false;
  const { jenis, alasan, menit } = act;
  await writeAudit(tx, now, {
    tindakan: jenis,
    tabel: 'jadwal_ujian_peserta',
    baris_id: target.id,
    sesudah: { ujian_id: ujianId, menit },
    alasan,
  });
  return true;
}

/** Extra minutes: boleh and the last moment rise; a time-out or forced finish opens again (S12). The same act twice counts once. */
export async function grantTime(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  id: string,
  menit: number,
  alasan: string,
) {
  const attempt = await lockCurrent(tx, target);
  if (attempt?.status === 'final')
    throw new Refusal('Ujian peserta ini sudah final. Waktu tidak dapat ditambah.', 409);
  if (!(await record(context, tx, target, attempt?.id ?? null, { id, jenis: 'tambah_waktu', alasan, menit })))
    return;
  if (!attempt) return;
  const extraMs = menit * 60_000;
  const reopens =
    attempt.status === 'menunggu_kiriman' ||
    (attempt.status === 'selesai' && attempt.sebab_selesai !== 'sendiri');
  const values: Partial<Attempt> = {
    boleh_ms: attempt.boleh_ms + extraMs,
    batas_akhir_ms: attempt.batas_akhir_ms + extraMs,
    terima_sampai_ms: Math.max(attempt.terima_sampai_ms, attempt.batas_akhir_ms + extraMs),
    versi: attempt.versi + 1,
    ...(reopens
      ? {
          status: 'mengerjakan',
          sebab_selesai: null,
          selesai_epoch: null,
          selesai_ms: null,
          nilai: null,
          benar: null,
          kode_terima: null,
        }
      : {}),
  };
  if (reopens && attempt.aliran === null) values.aliran = await giveLeaseBack(tx, attempt);
  await saveAttempt(tx, attempt.id, values);
  publishAttempt(context, tx, { ...attempt, ...values });
}

/** The stream that held the newest lease holds it again. */
async function giveLeaseBack(tx: Transaction, attempt: Attempt): Promise<string | null> {
  const rows = await tx
    .select({ id: aliran.id })
    .from(aliran)
    .where(
      and(eq(aliran.sekolah_id, schoolId), eq(aliran.ujian_id, attempt.id), eq(aliran.epoch, attempt.epoch)),
    )
    .orderBy(desc(aliran.pintu))
    .limit(1);
  if (rows[0]) await saveStream(tx, rows[0].id, { akhir_ms: null });
  return rows[0]?.id ?? null;
}

/** Lets the next device in. Answers how many operations the old one said it still holds. */
export async function resetLogin(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  id: string,
  alasan: string,
): Promise<number> {
  const attempt = await lockCurrent(tx, target);
  if (!(await record(context, tx, target, attempt?.id ?? null, { id, jenis: 'reset_login', alasan })))
    return 0;
  if (!attempt) return 0;
  publishAttempt(context, tx, await endLease(context, tx, attempt), { perangkat: '' });
  return attempt.belum_terkirim;
}

/** Finishes for the participant. What a device did until now and has not sent still counts when it arrives. */
export async function forceFinish(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  id: string,
  alasan: string,
) {
  const attempt = await lockCurrent(tx, target);
  if (!attempt || (attempt.status !== 'mengerjakan' && attempt.status !== 'menunggu_kiriman'))
    throw new Refusal('Peserta ini tidak sedang mengerjakan ujian.', 409);
  await record(context, tx, target, attempt.id, { id, jenis: 'paksa_selesai', alasan });
  const usedMs = usedNow(context, attempt, undefined);
  await saveAttempt(tx, attempt.id, { terpakai_ms: usedMs });
  if (attempt.aliran !== null)
    await saveStream(tx, attempt.aliran, { akhir_ms: sinceStart(context, attempt) });
  await saveAttempt(tx, attempt.id, { aliran: null });
  const closed = { ...attempt, terpakai_ms: usedMs, aliran: null };
  publishAttempt(
    context,
    tx,
    await finishByServer(context, tx, closed, 'selesai', 'paksa', context.clock.nowMs()),
  );
}

/** Archives the attempt and opens the exam anew: a new attempt with its own clock, streams and epochs (S11). */
export async function resetAttempt(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  id: string,
  alasan: string,
) {
  const attempt = await lockCurrent(tx, target);
  if (!attempt) throw new Refusal('Peserta ini belum memulai ujian, jadi tidak ada yang di-reset.', 409);
  await record(context, tx, target, attempt.id, { id, jenis: 'reset_ujian', alasan });
  await endLease(context, tx, attempt);
  const now = context.clock.nowMs();
  await saveAttempt(tx, attempt.id, { status: 'diarsipkan', diarsipkan_ms: now, versi: attempt.versi + 2 });
  await recordStart(tx, target.id, null, attempt.percobaan);
  tx.afterCommit(() => {
    context.live.publish(liveTopic(attempt.tanggal, attempt.jadwal_ujian_sesi_id), {
      id: target.id,
      status: 'siap',
      terjawab: 0,
      belum_terkirim: 0,
      kontak_ms: null,
      sisa_ms: null,
      mulai_ms: null,
      selesai_ms: null,
      nilai: null,
      perangkat: '',
    });
  });
}
