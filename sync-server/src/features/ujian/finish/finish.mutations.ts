import type { OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { gradeLembar } from './finish-attempt.ts';
import { keysInForce } from '../paket/koreksi-kunci.queries.ts';
import { getOpenedPaket } from '../paket/opened-paket.ts';
import { saveAttempt } from '../attempt/save-attempt.mutations.ts';

/** Grades an attempt as it stands; `layar` is the digest of what the screen showed, where one is known. */
async function gradeAttempt(context: Context, tx: Transaction, attempt: Attempt, layar: string | undefined) {
  const { row } = await getOpenedPaket(context, tx, attempt.paket_id);
  const { layar: merged, ...grade } = gradeLembar(
    attempt.id,
    attempt.urutan,
    attempt.lembar,
    await keysInForce(tx, row.kunci_jawaban),
  );
  return { ...grade, beda_layar: layar === undefined ? attempt.beda_layar : layar !== merged };
}

/** A finish by the lease holder took effect (S13): status, cause, score, receipt. */
export async function finishByHolder(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  finish: Extract<OperationBody, { jenis: 'selesai' }>,
  nowMs: number,
): Promise<Attempt> {
  const values = {
    status: 'selesai',
    sebab_selesai: finish.sebab,
    selesai_epoch: stream.epoch,
    selesai_ms: nowMs,
    versi: attempt.versi + 1,
    ...(await gradeAttempt(context, tx, attempt, finish.layar === '' ? undefined : finish.layar)),
  } as const;
  await saveAttempt(tx, attempt.id, values);
  return { ...attempt, ...values };
}

/**
 * Ends an attempt by staff or by the clock of the day, at `endMs` unless it ended before. Unsent operations made before
 * still count when they arrive.
 */
export async function finishByServer(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  status: 'selesai' | 'final',
  sebab: Attempt['sebab_selesai'],
  endMs: number,
): Promise<Attempt> {
  const values = {
    status,
    sebab_selesai: sebab,
    selesai_ms: attempt.selesai_ms ?? endMs,
    versi: attempt.versi + 1,
    ...(await gradeAttempt(context, tx, attempt, undefined)),
  };
  await saveAttempt(tx, attempt.id, values);
  return { ...attempt, ...values };
}

/** Late answers of a finished attempt that counted change its score and receipt. */
export async function regrade(context: Context, tx: Transaction, attempt: Attempt): Promise<Attempt> {
  const values = await gradeAttempt(context, tx, attempt, undefined);
  await saveAttempt(tx, attempt.id, values);
  return { ...attempt, ...values };
}
