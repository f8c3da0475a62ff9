import {
  parseOperationBody,
  parseOperationHead,
  type OperationBody,
} from '@spmb/shared/sync/stream/operation.ts';
import { rankOf, type Rank } from '@spmb/shared/sync/stream/lembar.ts';
import type { Stream } from '../attempt/attempt.queries.ts';
import type { operasi } from '../attempt/ujian.table.ts';

type Stored = typeof operasi.$inferSelect;

/** A stored operation with what it says and its rank in the merge; `body` undefined: it says nothing here. */
export interface ReadOperation {
  row: Stored;
  body: OperationBody | undefined;
  rank: Rank;
}

/** Reads the log of a stream in its order; what names another attempt or stream has no body. */
export function readStream(
  stream: Pick<Stream, 'id' | 'ujian_id' | 'epoch' | 'pintu'>,
  rows: readonly Stored[],
): ReadOperation[] {
  let elapsedMaxMs = 0;
  return rows.map((row) => {
    const read = parseOperationHead(row.teks);
    const head = read?.aliran === stream.id && read.ujian_id === stream.ujian_id ? read : undefined;
    if (head) elapsedMaxMs = Math.max(elapsedMaxMs, head.elapsed_ms);
    const rank = rankOf(stream.epoch ?? 0, elapsedMaxMs, stream.pintu, row.seq);
    return { row, body: head && parseOperationBody(head), rank };
  });
}
