import { inArray, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Transaction } from '../../../db/store.ts';
import { acceptUntilOf, listAcceptance } from './acceptance.queries.ts';
import { ujian } from './ujian.table.ts';

const rowsPerUpdate = 500;

/**
 * Writes until when answers count for the attempts that `where` names, as their rooms are closed or open now (S27). Most
 * of a room share an instant, so a few statements do for all. Final attempts stay.
 */
export async function renewAcceptance(tx: Transaction, where: SQL | undefined): Promise<void> {
  const attempts = await listAcceptance(tx, where);
  const changed = attempts.filter((one) => acceptUntilOf(one) !== one.terima_sampai_ms);
  for (const [terima_sampai_ms, together] of Map.groupBy(changed, acceptUntilOf))
    for (let from = 0; from < together.length; from += rowsPerUpdate) {
      const ids = together.slice(from, from + rowsPerUpdate).map(({ id }) => id);
      await tx
        .update(ujian)
        .set({ terima_sampai_ms })
        .where(ofSchool(ujian, inArray(ujian.id, ids)));
    }
}
