import { syncBatch } from '@spmb/shared/ujian/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { chainStart } from '@spmb/shared/sync/stream/chain.ts';
import type { DeviceNews } from '@spmb/shared/sync/protocol/device-news.schema.ts';
import type { Digest } from '@spmb/shared/sync/seal/digest.ts';
import type {
  batchBytesMax,
  batchOperationsMax,
  protocolVersion,
} from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { StreamRow, OperationRow } from '../../local-db/exam-rows.ts';

// The values of protocol.ts, written again because that file brings zod with it; their types keep them equal.
export const version: typeof protocolVersion = 2;
export const operationsMax: typeof batchOperationsMax = 50;
export const bytesMax: typeof batchBytesMax = 48_000;

export interface BatchInput {
  ujianId: string;
  stream: StreamRow;
  /** All operations of the stream by seq, from 1. */
  operations: readonly OperationRow[];
  elapsedMs: number;
  belumTerkirim: number;
  versi: number;
  /** `jalan_ms` of the newest answer heard; undefined: none was. */
  gemaMs: number | undefined;
  kabar?: DeviceNews | undefined;
}

export interface Batch {
  path: string;
  body: Uint8Array;
  headers: { 'x-bukti': string };
  /** seq of the first and the last operation carried; last < first: none. */
  mulai: number;
  akhir: number;
}

/** jejak before the first operation of a stream, base64url. */
export const emptyJejak = toBase64Url(chainStart());

/**
 * The next batch of a stream: consecutive operations behind the newest ack (S4), as many as fit into 50 operations and
 * 48 kB, signed over the exact bytes. A stream whose operations moved on sends only its clock. It names the tip of the
 * stream and the newest answer heard, by which the server knows what was made later (S26).
 */
export function buildBatch(digest: Digest, input: BatchInput): Batch {
  const { stream, gemaMs } = input;
  const from = Math.min(stream.ack, input.operations.length);
  const operations = stream.dipindah ? input.operations.slice(0, from) : input.operations;
  const request: BatchRequest = {
    v: version,
    ujian_id: input.ujianId,
    aliran: stream.aliran,
    jejak_sebelum: operations[from - 1]?.jejak ?? emptyJejak,
    mulai_seq: from + 1,
    operasi: [],
    elapsed_ms: Math.floor(input.elapsedMs),
    belum_terkirim: input.belumTerkirim,
    versi: input.versi,
    ujung_seq: operations.length,
    ujung_jejak: operations.at(-1)?.jejak ?? emptyJejak,
    ...(gemaMs !== undefined && { gema_ms: gemaMs }),
    ...(input.kabar && { kabar: input.kabar }),
  };
  let size = utf8(JSON.stringify(request)).length;
  for (const { teks } of operations.slice(from, from + operationsMax)) {
    size += utf8(JSON.stringify(teks)).length + 1;
    if (size > bytesMax) break;
    request.operasi.push(teks);
  }
  const body = utf8(JSON.stringify(request));
  return {
    path: at(syncBatch, { ujian_id: input.ujianId, aliran: stream.aliran }).path,
    body,
    headers: { 'x-bukti': toBase64Url(digest.hmacSha256(stream.kunci, body)) },
    mulai: from + 1,
    akhir: from + request.operasi.length,
  };
}
