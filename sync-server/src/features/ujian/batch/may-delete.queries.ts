import { eq, max } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Attempt, Stream } from '../attempt/attempt.queries.ts';
import { operasi } from '../attempt/ujian.table.ts';

/**
 * Whether a device may forget a stream: its attempt is final, and all that it brought lies in a backup that was verified on
 * another disk (S4). Looks into the database for a final attempt alone.
 */
export async function mayDelete(
  { elsewhere }: Context,
  read: Reader,
  { attempt, stream, bentrok }: { attempt: Attempt; stream: Stream; bentrok: boolean },
): Promise<boolean> {
  if (attempt.status !== 'final' || bentrok || !elsewhere.holds(0)) return false;
  const [found] = await read
    .select({ tibaMs: max(operasi.tiba_ms) })
    .from(operasi)
    .where(ofSchool(operasi, eq(operasi.aliran_id, stream.id)));
  return elsewhere.holds(found?.tibaMs ?? 0);
}
