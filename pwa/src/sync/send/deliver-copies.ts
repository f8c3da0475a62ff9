import { syncBatch } from '@spmb/shared/ujian/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import type { copyHeader, sealedBatchType } from '@spmb/shared/sync/protocol/protocol.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import type { UnsentStream } from '../../local-db/read-unsent.ts';
import { buildBatch } from '../batch/build-batch.ts';
import { parseBatchAnswer, type Answer } from '../answer/parse-batch-answer.ts';
import type { Transport } from '../ports/ports.ts';

const sealedType: typeof sealedBatchType = 'application/octet-stream';
/** The sheet may be closed, or far ahead of what is sent: the server takes it as a copy. */
const isCopy: Record<typeof copyHeader, string> = { 'x-salinan': '1' };

/**
 * Sends what streams hold and leaves them as they are: what arrived, the application learns from the server itself, to
 * which a repeat is nothing new (S2). false: no server answered, so that it is worth another try.
 */
export async function deliverCopies(
  transport: Transport,
  streams: readonly UnsentStream[],
): Promise<boolean> {
  const answered = await Promise.all(
    streams.map((stream) =>
      stream.stream.tersegel ? deliverSealed(transport, stream) : deliverOpen(transport, stream),
    ),
  );
  return answered.every(Boolean);
}

async function deliverOpen(transport: Transport, stream: UnsentStream): Promise<boolean> {
  const { attempt, stream: aliran, operations, elapsedMs } = stream;
  for (let { ack } = aliran; ack < operations.length;) {
    const belumTerkirim = operations.length - ack;
    const { versi } = attempt.keadaan;
    const input = {
      ujianId: attempt.ujian_id,
      stream: { ...aliran, ack },
      operations,
      elapsedMs,
      belumTerkirim,
      versi,
      gemaMs: attempt.gema_ms,
    };
    const { body, headers } = buildBatch(portableDigest, input);
    const answer = await post(transport, stream, body, headers);
    if (!answer || answer.bentrok || answer.ack <= ack) return answer !== undefined;
    ack = answer.ack;
  }
  return true;
}

async function deliverSealed(transport: Transport, stream: UnsentStream): Promise<boolean> {
  for (const { akhir, bukti, isi } of stream.parcels) {
    if (akhir <= stream.stream.ack) continue;
    const headers = { 'content-type': sealedType, 'x-bukti': bukti };
    if (!(await post(transport, stream, isi, headers))) return false;
  }
  return true;
}

/** undefined: no answer of this server. */
async function post(
  transport: Transport,
  { attempt: { ujian_id }, stream: { aliran, server_id } }: UnsentStream,
  body: Uint8Array,
  headers: Record<string, string>,
): Promise<Answer | undefined> {
  const { path } = at(syncBatch, { ujian_id, aliran });
  const response = await transport.post(path, body, { ...headers, ...isCopy }).catch(() => undefined);
  return response?.httpStatus === 200
    ? parseBatchAnswer(response.body, { server_id, ujian_id, aliran })
    : undefined;
}
