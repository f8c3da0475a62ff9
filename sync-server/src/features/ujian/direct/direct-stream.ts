import { shownStops } from '@spmb/shared/absen/shown-values.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { clockGraceMs } from '@spmb/shared/sync/time/exam-time.ts';
import { encodeOperation, type OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import type { Context } from '../../../context.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { nextJejak } from '../../../server/secrets/native-digest.ts';
import { applyOperations, type Judged } from '../attempt/apply-operations.ts';
import { lockAttempt, type Attempt, type Stream } from '../attempt/attempt.queries.ts';
import { isNoticeDue, noteMove, noticeHeard, passedNow, sinceStart, usedNow } from '../time/attempt-time.ts';
import { findFinishFrom } from '../finish/finish-from.queries.ts';
import { finishByHolder } from '../finish/finish.mutations.ts';
import { otherDevice } from '../lease/lease.ts';
import { insertStream } from '../lease/lease.mutations.ts';
import { findDirectStream, findHolder } from '../lease/lease.queries.ts';
import { publishAttempt } from '../attempt/publish-attempt.ts';
import { saveAttempt, saveProgress, saveStream } from '../attempt/save-attempt.mutations.ts';

/** The holder of the lease, which the login session registered or is; every other session is told the way out (S15). */
export async function getHolderOfSession(read: Reader, attempt: Attempt, sesiId: string): Promise<Stream> {
  const holder = await findHolder(read, attempt);
  if (holder?.sesi_masuk_id !== sesiId) throw new Refusal(otherDevice, 200, { jenis: 'perangkat-lain' });
  return holder;
}

/** The stream of the direct calls of a login session; made at its first act, with the lease's epoch (S15). */
async function streamOfSession(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  sesiId: string,
): Promise<Stream> {
  const holder = await getHolderOfSession(tx, attempt, sesiId);
  if (holder.pintu === 1) return holder;
  const known = await findDirectStream(tx, attempt, sesiId);
  if (known) return known;
  const stream = { id: undefined, kunci: undefined, perangkat: holder.perangkat, sesiId };
  return insertStream(context, tx, attempt, stream, attempt.epoch);
}

export interface DirectOutcome {
  attempt: Attempt;
  /** The time or the last moment has passed. */
  isOver: boolean;
  /** undefined: nothing was written. */
  judged: Judged | undefined;
}

/** A client that was away until its last minute is told of that minute; what the absence cost is shown to staff. */
async function giveNotice(
  context: Context,
  tx: Transaction,
  attempt: Attempt,
  stream: Stream,
  reportedMs: number | undefined,
): Promise<Attempt> {
  const moved = noteMove(context, attempt, reportedMs);
  // A device that keeps its own log beside these calls has not heard of it yet.
  const noticed =
    stream.id === attempt.aliran ? moved : { ...moved, henti_dipakai_ms: attempt.henti_dipakai_ms };
  await saveAttempt(tx, attempt.id, noticed);
  publishAttempt(
    context,
    tx,
    { ...attempt, ...noticed },
    { henti: shownStops(noticed.henti ?? attempt.henti) },
  );
  return { ...attempt, ...noticed };
}

/**
 * One act of a client that knows nothing of batches: the server writes the operation, numbered in the same
 * transaction, with its own clock. `body` undefined only reports time.
 */
export async function actDirectly(
  context: Context,
  tx: Transaction,
  ujianId: string,
  sesiId: string,
  body: OperationBody | undefined,
  reportedMs: number | undefined,
): Promise<DirectOutcome> {
  const found = await lockAttempt(tx, ujianId);
  if (!found) throw new NotFound();
  const stream = await streamOfSession(context, tx, found, sesiId);
  const locked = isNoticeDue(context, found)
    ? await giveNotice(context, tx, found, stream, reportedMs)
    : found;
  // The server is heard here and now: what a device brings later was made later (S26).
  if (found.aliran !== null && found.aliran !== stream.id)
    await saveStream(tx, found.aliran, { bukti_jalan_ms: context.state.ranMs() });
  if (locked.maklum_jalan_ms !== null && locked.maklum_jalan_ms !== noticeHeard)
    await saveAttempt(tx, found.id, { maklum_jalan_ms: noticeHeard });
  const nowMs = context.clock.nowMs();
  const terpakai_ms = usedNow(context, locked, reportedMs);
  // Such a client keeps no clock of its own: all that passed is what it used.
  const lapor_ms = Math.max(locked.lapor_ms, terpakai_ms);
  let attempt: Attempt = { ...locked, terpakai_ms, lapor_ms, kontak_ms: nowMs };
  const passedMs = passedNow(context, locked, reportedMs);
  const isOver = passedMs > attempt.boleh_ms + clockGraceMs || nowMs > attempt.batas_akhir_ms + clockGraceMs;
  // The server writes nothing for a client that comes too late: it is told at once, and only its finish still counts.
  if (!body || (isOver && body.jenis !== 'selesai')) {
    await saveProgress(tx, attempt, { ...stream, kontak_ms: nowMs }, [], nowMs);
    publishAttempt(context, tx, attempt);
    return { attempt, isOver, judged: undefined };
  }
  const seq = stream.ack + 1;
  const timeMs = body.jenis === 'selesai' ? attempt.terpakai_ms : passedMs;
  const elapsed_ms = Math.max(timeMs, stream.elapsed_maks_ms);
  const head = {
    ujian_id: attempt.id,
    aliran: stream.id,
    seq,
    epoch: stream.epoch ?? 0,
    elapsed_ms,
    dinding_ms: nowMs,
  };
  const teks = encodeOperation({ ...head, ...body });
  const jejak = nextJejak(stream.jejak, teks);
  const applied = applyOperations(attempt, stream, [{ seq, teks, jejak }], {
    nowMs,
    ranMs: context.state.ranMs(),
    sinceStartMs: sinceStart(context, attempt),
    finishFromMs: body.jenis === 'selesai' ? await findFinishFrom(tx, attempt) : 0,
  });
  const changed = applied.attempt.lembar !== attempt.lembar;
  // The device that keeps its own log must learn of what came in beside it.
  const versi = changed && stream.id !== attempt.aliran ? attempt.versi + 1 : attempt.versi;
  attempt = { ...applied.attempt, versi };
  await saveProgress(tx, attempt, { ...applied.stream, kontak_ms: nowMs }, applied.judged, nowMs);
  if (applied.finish) attempt = await finishByHolder(context, tx, attempt, stream, applied.finish, nowMs);
  publishAttempt(context, tx, attempt);
  return { attempt, isOver, judged: applied.judged[0] };
}
