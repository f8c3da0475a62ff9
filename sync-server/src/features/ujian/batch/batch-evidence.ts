import { afterBatch, type BatchEvidence } from '@spmb/shared/sync/time/evidence.ts';
import { batchBytesMax, batchOperationsMax } from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { Context } from '../../../context.ts';
import { evidenceFields, evidenceOf } from '../attempt/apply-operations.ts';
import type { Stream } from '../attempt/attempt.queries.ts';

/** The longest text of an operation, written as JSON inside a batch. */
const longestText = 4_100;

/**
 * Running time of the server at the newest answer that the device says it has heard; undefined where nothing can be said.
 * A stream registered since devices echo, whose batches do not, is taken to have heard the answer before.
 */
export const echoOf = (context: Context, stream: Stream, { gema_ms }: BatchRequest): number | undefined =>
  gema_ms === undefined
    ? stream.lama
      ? undefined
      : (stream.dijawab_jalan_ms ?? undefined)
    : Math.min(gema_ms, context.state.ranMs());

/**
 * Whether the device has heard the answer before this one. Who never does is not in contact, whatever it sends: its row
 * shows when it was heard last (S26).
 */
export const hasHeard = (stream: Stream, echoMs: number | undefined): boolean =>
  echoMs === undefined || stream.dijawab_jalan_ms === null || echoMs >= stream.dijawab_jalan_ms;

/** Whether no further operation would have fit into the batch. */
function isFull({ operasi }: BatchRequest): boolean {
  if (operasi.length >= batchOperationsMax) return true;
  const bytes = operasi.reduce((sum, teks) => sum + Buffer.byteLength(JSON.stringify(teks)) + 1, 0);
  return bytes > batchBytesMax - longestText;
}

/** The tip that a batch names; of a device that names none, what its count says. */
const tipOf = ({ ujung_seq, ujung_jejak, mulai_seq, operasi, belum_terkirim }: BatchRequest) =>
  ujung_seq === undefined
    ? { seq: mulai_seq - 1 + Math.max(operasi.length, belum_terkirim), jejak: null }
    : { seq: ujung_seq, jejak: ujung_jejak ?? null };

/** What a stream's row keeps of the evidence that a batch brings (S26). `isHole`: the server asks for earlier operations. */
export function noteEvidence(
  context: Context,
  stream: Stream,
  request: BatchRequest,
  isHole: boolean,
): Partial<Stream> {
  const echoMs = echoOf(context, stream, request);
  const answered = { dijawab_jalan_ms: context.state.ranMs() };
  if (echoMs === undefined) return answered;
  const tip = tipOf(request);
  const batch: BatchEvidence = {
    echoMs,
    tip,
    ack: stream.ack,
    isFull: tip.seq > stream.ack && (isHole || isFull(request)),
  };
  return { ...answered, ...evidenceFields(afterBatch(evidenceOf(stream), batch)) };
}
