import type { BatchLeaves } from '@spmb/shared/sync/stream/leave.ts';
import { isLeave, parseOperationBody, parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { desc, eq, lte } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Stream } from '../attempt/attempt.queries.ts';
import { operasi } from '../attempt/ujian.table.ts';

/**
 * How many leaves of before a batch takes back (S22): one, where it begins with a dark screen and the counted operation
 * directly before it is a leave. `stream` as it stood before the batch.
 */
export async function countTakenBack(
  read: Reader,
  { id, ack }: Pick<Stream, 'id' | 'ack'>,
  { takenBack }: BatchLeaves,
): Promise<number> {
  if (takenBack === 0) return 0;
  const [before] = await read
    .select({ teks: operasi.teks })
    .from(operasi)
    .where(
      ofSchool(operasi, eq(operasi.aliran_id, id), eq(operasi.verdik, 'dihitung'), lte(operasi.seq, ack)),
    )
    .orderBy(desc(operasi.seq))
    .limit(1);
  const head = before && parseOperationHead(before.teks);
  const body = head && parseOperationBody(head);
  return body && isLeave(body) ? takenBack : 0;
}
