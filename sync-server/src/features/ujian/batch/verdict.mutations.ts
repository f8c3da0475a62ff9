import { eq, gt } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import type { Judged } from '../attempt/apply-operations.ts';
import type { Stream } from '../attempt/attempt.queries.ts';
import { operasi } from '../attempt/ujian.table.ts';

/** A held operation counts after all, or is older than was thought: the rest of its row stays. */
export async function saveVerdict(
  tx: Transaction,
  aliranId: string,
  { seq, verdik, alasan, madeAfter }: Judged,
): Promise<void> {
  await tx
    .update(operasi)
    .set({ verdik, alasan, sesudah_jalan_ms: madeAfter })
    .where(ofSchool(operasi, eq(operasi.aliran_id, aliranId), eq(operasi.seq, seq)));
}

/** What counted after a place of a stream is as old as all that was proven of it before. */
export async function saveEarlierProof(
  tx: Transaction,
  { id, bukti_jalan_ms }: Stream,
  afterSeq: number,
): Promise<void> {
  await tx
    .update(operasi)
    .set({ sesudah_jalan_ms: bukti_jalan_ms })
    .where(
      ofSchool(operasi, eq(operasi.aliran_id, id), gt(operasi.seq, afterSeq), eq(operasi.verdik, 'dihitung')),
    );
}
