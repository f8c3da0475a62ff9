import { noLeaves, shownLeaves } from '@spmb/shared/absen/shown-values.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import { recordStart } from '../../jadwal-ujian/jadwal/record-start.mutations.ts';
import { recordAct, type Act } from './act-log.mutations.ts';
import { findAct, idOfAnotherAct, lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { timeLeftNow, usedNow } from '../time/attempt-time.ts';
import { finishByServer } from '../finish/finish.mutations.ts';
import { endLease } from '../lease/lease.mutations.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';

/** Lets the next device in. Answers how many operations the old one said it still holds; the same act again says the same. */
export async function resetLogin(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  act: Act,
): Promise<number> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'reset_login' });
  if (earlier) return (earlier.isi as { belum_terkirim?: number } | null)?.belum_terkirim ?? 0;
  const belum_terkirim = attempt?.belum_terkirim ?? 0;
  const isi = { belum_terkirim };
  await recordAct(context, tx, target, attempt?.id ?? null, { ...act, jenis: 'reset_login', isi });
  if (attempt) publishAttempt(context, tx, await endLease(context, tx, attempt), { perangkat: '' });
  return belum_terkirim;
}

/** Whole minutes in which an attempt can still be worked on by the server's count, rounded up; 0: none. */
export function minutesLeftOf(context: Context, attempt: Attempt): number {
  if (attempt.status !== 'mengerjakan' || context.clock.nowMs() >= attempt.batas_akhir_ms) return 0;
  const ownMs = timeLeftNow(context, attempt);
  return Math.ceil(Math.min(ownMs, attempt.batas_akhir_ms - context.clock.nowMs()) / 60_000);
}

/** Finishes for the participant. What a device did until now and has not sent still counts when it arrives. */
export async function forceFinish(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  act: Act,
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'paksa_selesai' });
  if (earlier) return;
  if (!attempt || (attempt.status !== 'mengerjakan' && attempt.status !== 'menunggu_kiriman'))
    throw new Refusal('Peserta ini tidak sedang mengerjakan ujian.', 409);
  // The holder stands in the act, so that a grant can give the lease back to it.
  const isi = { aliran: attempt.aliran };
  await recordAct(context, tx, target, attempt.id, { ...act, jenis: 'paksa_selesai', isi });
  const closed = await endLease(context, tx, attempt);
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
  act: Act,
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'reset_ujian' });
  if (earlier) return;
  if (!attempt) throw new Refusal('Peserta ini belum memulai ujian, jadi tidak ada yang di-reset.', 409);
  await recordAct(context, tx, target, attempt.id, { ...act, jenis: 'reset_ujian' });
  await archiveAttempt(context, tx, target, attempt, { direset: true });
}

/**
 * Somebody sat the exam under another one's account: what he did is archived, so that the account's owner begins anew
 * and he begins under his own (S11). On record at both rows. Answers the minutes that he lost by it.
 */
export async function correctAccount(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  right: CommandTarget,
  act: Act,
): Promise<number> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'salah_akun' });
  if (earlier) return (earlier.isi as { hilang_menit?: number } | null)?.hilang_menit ?? 0;
  if (!attempt)
    throw new Refusal('Belum ada ujian atas nama peserta ini, jadi tidak ada yang diarsipkan.', 409);
  const hilang_menit = Math.ceil(usedNow(context, attempt, undefined) / 60_000);
  const jenis = 'salah_akun';
  await recordAct(context, tx, target, attempt.id, { ...act, jenis, isi: { benar: right.id, hilang_menit } });
  if (await findAct(tx, right.id, { id: act.id, jenis })) throw new Refusal(idOfAnotherAct, 409);
  await recordAct(context, tx, right, null, { ...act, jenis, isi: { salah: target.id, hilang_menit } });
  await archiveAttempt(context, tx, target, attempt);
  return hilang_menit;
}

/** Sets an attempt aside with all its answers; its row stands as if nobody had begun. `direset`: its participant was here. */
export async function archiveAttempt(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  attempt: Attempt,
  { direset = false } = {},
): Promise<void> {
  await endLease(context, tx, attempt);
  const now = context.clock.nowMs();
  const versi = attempt.versi + 2;
  await saveAttempt(tx, attempt.id, { status: 'diarsipkan', diarsipkan_ms: now, versi });
  await recordStart(tx, target.id, null, attempt.percobaan);
  tx.afterCommit(() => {
    context.versions.note(attempt.id, versi);
    context.live.publish(liveTopic(attempt.tanggal, attempt.jadwal_ujian_sesi_id), {
      id: target.id,
      status: 'siap',
      direset,
      sebab_selesai: null,
      terjawab: 0,
      belum_terkirim: 0,
      kontak_ms: null,
      putus: null,
      sisa_ms: null,
      sisa_pada_ms: null,
      mulai_ms: null,
      mulai_luring: false,
      ditahan: null,
      kode_belum_dibuka: false,
      telat_menit: 0,
      menunggu_ulang: false,
      selesai_ms: null,
      nilai: null,
      hilang_menit: 0,
      henti: [],
      ...shownLeaves(noLeaves),
      tertahan: 0,
      perangkat: '',
      beda_layar: false,
      terkunci: false,
    });
  });
}
