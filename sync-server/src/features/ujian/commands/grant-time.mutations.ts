import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import { heldReasonOf } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { lostAfterGrant } from '@spmb/shared/sync/time/exam-time.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { findAcceptUntil } from '../attempt/acceptance.queries.ts';
import { recordAct, type Act } from './act-log.mutations.ts';
import { listLeaseActs, lockForAct, type CommandTarget } from '../lease/act-log.queries.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';
import { originAfterGrant } from '../time/attempt-time.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';
import { aliran } from '../attempt/ujian.table.ts';

/** An attempt that is worked on again: nothing of its end is left. */
export const opened = {
  status: 'mengerjakan',
  sebab_selesai: null,
  selesai_epoch: null,
  selesai_ms: null,
  nilai: null,
  benar: null,
  kode_terima: null,
} as const;

/**
 * Extra minutes: boleh, the last moment and the time for late answers rise; a time-out or forced finish opens again with
 * the time it had left and all the minutes granted (S12). The same act twice counts once.
 */
export async function grantTime(
  context: Context,
  tx: Transaction,
  target: CommandTarget,
  act: Act & { menit: number },
): Promise<void> {
  const { earlier, attempt } = await lockForAct(tx, target, { id: act.id, jenis: 'tambah_waktu' });
  if (earlier) return;
  if (attempt?.status === 'final')
    throw new Refusal('Ujian peserta ini sudah final. Waktu tidak dapat ditambah.', 409);
  // What the minutes may give back is lost to the attempt with them, and stays on record here.
  const isi = attempt && attempt.henti.length > 0 ? { henti: attempt.henti } : null;
  // Whoever is held has not begun: his minutes count from his start, as those of anybody who has not.
  const isHeld = attempt !== undefined && heldReasonOf(attempt) !== null;
  const ujianId = isHeld ? null : (attempt?.id ?? null);
  await recordAct(context, tx, target, ujianId, { ...act, jenis: 'tambah_waktu', isi });
  if (!attempt) return;
  const isOwnFinish = attempt.status === 'selesai' && attempt.sebab_selesai === 'sendiri';
  const extraMs = act.menit * 60_000;
  const fromMs = isOwnFinish
    ? attempt.batas_akhir_ms
    : Math.max(attempt.batas_akhir_ms, context.clock.nowMs());
  const batas_akhir_ms = fromMs + extraMs;
  const isOpened = attempt.status !== 'mengerjakan' && !isOwnFinish && !isHeld;
  const selesai_ms = isOpened ? null : attempt.selesai_ms;
  const values: Partial<Attempt> = {
    boleh_ms: attempt.boleh_ms + extraMs,
    batas_akhir_ms,
    // In a closed room until the new last moment (S27).
    terima_sampai_ms: Math.max(
      attempt.terima_sampai_ms,
      await findAcceptUntil(tx, { id: attempt.id, batas_akhir_ms, selesai_ms }),
    ),
    ...lostAfterGrant(attempt, extraMs),
    versi: attempt.versi + 1,
  };
  if (!isOwnFinish && !isHeld) Object.assign(values, originAfterGrant(context, attempt));
  if (isOpened)
    Object.assign(values, opened, { aliran: attempt.aliran ?? (await giveLeaseBack(tx, attempt)) });
  await saveAttempt(tx, attempt.id, values);
  const { henti = [] } = values;
  publishAttempt(context, tx, { ...attempt, ...values }, { henti: shownStops(henti) });
}

/** Stream that a forced finish took the lease from; it holds it again, unless a reset login freed the attempt since. */
export async function giveLeaseBack(tx: Transaction, attempt: Attempt): Promise<string | null> {
  if (attempt.sebab_selesai !== 'paksa') return null;
  const acts = await listLeaseActs(tx, attempt.id);
  const forced = acts.find(({ jenis }) => jenis === 'paksa_selesai');
  const held = (forced?.isi as { aliran?: string | null } | null | undefined)?.aliran;
  const isFreed = acts.some(
    ({ jenis, waktu_ms }) => jenis === 'reset_login' && waktu_ms >= (forced?.waktu_ms ?? 0),
  );
  if (!held || isFreed) return null;
  // The direct calls of the same login wrote under the same epoch: they go on as well.
  await tx
    .update(aliran)
    .set({ akhir_ms: null, akhir_jalan_ms: null })
    .where(ofSchool(aliran, eq(aliran.ujian_id, attempt.id), eq(aliran.epoch, attempt.epoch)));
  return held;
}
