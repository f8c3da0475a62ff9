import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { Context } from '../../../context.ts';
import type { Transaction } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { nextJejak } from '../../../server/secrets/native-digest.ts';
import type { Arrived } from '../attempt/apply-operations.ts';
import { findOperation, lockAttemptAndStream, type Stream } from '../attempt/attempt.queries.ts';
import { stateFor, suratOf } from '../replay/attempt-state.ts';
import { mayDelete } from './may-delete.queries.ts';
import { listUnreadLayar } from '../attempt/pesan-layar.queries.ts';
import { setAside } from './set-aside.mutations.ts';
import { takeBatch, type Outcome } from './take-batch.ts';
import { listHeldVerdicts } from './verdict.queries.ts';

/** Links of the chain after each operation of a batch. */
export function linkOperations(request: BatchRequest): Arrived[] {
  let jejak = request.jejak_sebelum;
  return request.operasi.map((teks, index) => {
    jejak = nextJejak(jejak, teks);
    return { seq: request.mulai_seq + index, teks, jejak };
  });
}

/** Whether the batch continues or repeats the stream that is stored (S2). `linked` is not empty or starts right after the ack. */
async function continuesStream(
  tx: Transaction,
  stream: Stream,
  request: BatchRequest,
  linked: readonly Arrived[],
) {
  if (request.mulai_seq === stream.ack + 1) return request.jejak_sebelum === stream.jejak;
  const atAck = linked.find((operation) => operation.seq === stream.ack);
  if (atAck) return atAck.jejak === stream.jejak;
  const last = linked.at(-1);
  if (!last) return true;
  return (await findOperation(tx, stream.id, last.seq))?.jejak === last.jejak;
}

/**
 * One batch of a stream, inside a transaction: lock, compare with what is stored, judge, merge, save.
 * The answer is an ack only because the transaction that holds it commits first (S1). `isCopy`: the sheet itself did not
 * send it; it brings operations, and says nothing of the sheet's clock or contact.
 */
export async function receiveBatch(
  context: Context,
  tx: Transaction,
  request: BatchRequest,
  { isCopy = false }: { isCopy?: boolean } = {},
): Promise<BatchAnswer> {
  const arrivalMs = context.clock.nowMs();
  const locked = await lockAttemptAndStream(tx, request.ujian_id, request.aliran);
  if (!locked)
    throw new NotFound('Ujian ini tidak dikenal server. Jangan tutup perangkat; panggil pengawas.');
  const { attempt, stream } = locked;
  const linked = linkOperations(request);
  const isHole = request.mulai_seq > stream.ack + 1;
  const bentrok = !isHole && !(await continuesStream(tx, stream, request, linked));
  if (bentrok) await setAside(tx, stream, linked, arrivalMs);
  const fresh = isHole || bentrok ? [] : linked.filter((operation) => operation.seq > stream.ack);
  const delivery = { fresh, isHole, isCopy, arrivalMs };
  const outcome = await takeBatch(context, tx, { attempt, stream, bentrok }, request, delivery);
  const repeated = linked.length > fresh.length && !isHole && !bentrok;
  const earlier = repeated ? await listHeldVerdicts(tx, stream.id, request.mulai_seq, stream.ack) : [];
  const { jadwal_ujian_peserta_id, versi } = outcome.attempt;
  const pesan = request.versi === versi ? [] : await listUnreadLayar(tx, jadwal_ujian_peserta_id);
  const verdik = [...earlier, ...outcome.verdik];
  const surat = request.versi === versi ? null : await suratOf(context, tx, outcome.attempt);
  return {
    ...answerBatch(context, request, { ...outcome, verdik }, { surat, serverMs: arrivalMs }),
    boleh_hapus: await mayDelete(context, tx, outcome),
    ...(pesan.length > 0 && { pesan }),
  };
}

function answerBatch(
  context: Context,
  request: BatchRequest,
  outcome: Outcome,
  { surat, serverMs }: { surat: BatchAnswer['surat']; serverMs: number },
): BatchAnswer {
  const { attempt, stream, verdik, bentrok } = outcome;
  const isNews = request.versi !== attempt.versi;
  return {
    status: true,
    message: '',
    v: request.v,
    server_id: context.state.serverId,
    generasi: context.state.generasi,
    ujian_id: attempt.id,
    aliran: stream.id,
    ack: stream.ack,
    mulai_dari: stream.ack + 1,
    bentrok,
    verdik,
    keadaan: stateFor(context, attempt, stream.id),
    surat,
    lembar: isNews ? lembarValues(attempt.lembar) : null,
    boleh_hapus: false,
    server_ms: serverMs,
    jalan_ms: context.state.ranMs(),
  };
}
