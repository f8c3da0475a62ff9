import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { findAcceptUntil } from '../attempt/acceptance.queries.ts';
import { recordAct, type Act } from './act-log.mutations.ts';
import { lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { originAfterGrant } from '../time/attempt-time.ts';
import { giveLeaseBack, opened } from './grant-time.mutations.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';

const timeIsOver = 'Waktu ujian peserta ini sudah habis. Tambah waktunya dahulu, lalu buka kembali ujiannya.';

function assertMayReopen(attempt: Attempt | undefined, nowMs: number): asserts attempt is Attempt {
  if (attempt?.status === 'final')
    throw new Refusal('Ujian peserta ini sudah final. Jadwalkan ujian susulan bila perlu.', 409);
  const isTimeOut = attempt?.status === 'selesai' && attempt.sebab_selesai === 'waktu_habis';
  if (attempt?.status === 'menunggu_kiriman' || isTimeOut) throw new Refusal(timeIsOver, 409);
  if (attempt?.status !== 'selesai')
    throw new Refusal('Peserta ini belum selesai, jadi tidak ada yang dibuka kembali.', 409);
  if (nowMs >= attempt.batas_akhir_ms || attempt.terpakai_ms >= attempt.boleh_ms)
    throw new Refusal(timeIsOver, 409);
}

/**
 * Takes back a finish of the participant's own will, or one that staff forced: the sheet opens again with its answers and
 * the time it had left, on the device that held it, and the time in which it was closed was no exam time. The last moment
 * stays.
 */
export async function reopenFinish(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  act: Act,
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'buka_kembali' });
  if (earlier) return;
  assertMayReopen(attempt, context.clock.nowMs());
  await recordAct(context, tx, target, attempt.id, { ...act, jenis: 'buka_kembali' });
  const values = {
    ...opened,
    aliran: attempt.aliran ?? (await giveLeaseBack(tx, attempt)),
    ...originAfterGrant(context, attempt),
    // In a closed room his answers count until his last moment again (S27).
    terima_sampai_ms: Math.max(
      attempt.terima_sampai_ms,
      await findAcceptUntil(tx, { ...attempt, selesai_ms: null }),
    ),
    versi: attempt.versi + 1,
  };
  await saveAttempt(tx, attempt.id, values);
  publishAttempt(context, tx, { ...attempt, ...values });
}
