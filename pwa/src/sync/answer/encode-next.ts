import { fromBase64Url, toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { nextLink } from '@spmb/shared/sync/stream/chain.ts';
import type { Digest } from '@spmb/shared/sync/seal/digest.ts';
import {
  encodeOperation,
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/stream/operation.ts';
import type { StreamRow, OperationRow } from '../../local-db/exam-rows.ts';
import type { Encoded } from '../../local-db/append-operation.ts';

/** An act of the participant before it has a number. */
export interface Draft {
  body: OperationBody;
  /** Exam time used at the act. */
  elapsed_ms: number;
  /** Device wall clock at the act. */
  dinding_ms: number;
}

/**
 * The operation behind `head`, and the head after it: the one way into a stream. `elapsed_ms` never falls along seq (S7).
 * Throws what no server could read (S28).
 */
export function encodeNext(digest: Digest, head: StreamRow, draft: Draft): Encoded {
  const seq = head.seq + 1;
  // Pages of before may have left a fraction, which no server reads.
  const elapsedMs = Math.max(Math.ceil(head.elapsed_ms), draft.elapsed_ms);
  const ujianId = head.ujian_id ?? '';
  const teks = encodeOperation({
    ujian_id: ujianId,
    aliran: head.aliran,
    seq,
    epoch: head.epoch,
    elapsed_ms: elapsedMs,
    dinding_ms: draft.dinding_ms,
    ...draft.body,
  });
  const jejak = toBase64Url(nextLink(digest, linkOf(head.jejak), teks));
  return {
    stream: { ...head, seq, jejak, elapsed_ms: elapsedMs },
    operation: {
      aliran: head.aliran,
      seq,
      ujian_id: ujianId,
      teks,
      jejak_sebelum: head.jejak,
      jejak,
      pada_ms: draft.dinding_ms,
      terkirim_ms: null,
      verdik: 'dihitung',
      alasan: null,
    },
  };
}

/** What a written operation says; undefined: another version of the page wrote it, and only a server reads it. */
export function bodyOf(operation: OperationRow): OperationBody | undefined {
  const head = parseOperationHead(operation.teks);
  return head && parseOperationBody(head);
}

/** The act inside a written operation, to be written again in another place. */
export function draftOf(operation: OperationRow): Draft {
  const head = parseOperationHead(operation.teks);
  const body = bodyOf(operation);
  if (head === undefined || body === undefined)
    throw new Error(`operation ${operation.seq} is damaged on this device`);
  return { body, elapsed_ms: head.elapsed_ms, dinding_ms: head.dinding_ms };
}

function linkOf(jejak: string): Uint8Array {
  const link = fromBase64Url(jejak);
  if (link === undefined) throw new Error('the stream head is damaged on this device');
  return link;
}
