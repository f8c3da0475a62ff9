import type { VerdictReason } from '@spmb/shared/sync/verdict.ts';
import { and, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { operasi, ujian } from './ujian.table.ts';

/** How many operations of attempts that count, as `where` narrows them, wait for staff for these reasons; by attempt. */
export async function countHeldFor(
  read: Reader,
  where: SQL | undefined,
  sebab: readonly VerdictReason[],
): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: ujian.id, jumlah: count() })
    .from(operasi)
    .innerJoin(ujian, and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, operasi.ujian_id)))
    .where(
      and(
        eq(operasi.sekolah_id, schoolId),
        // A literal: only so does SQLite see that its partial index holds these.
        sql`${operasi.verdik} = 'tertahan'`,
        isNull(operasi.putusan),
        inArray(operasi.alasan, [...sebab]),
        isNull(ujian.diarsipkan_ms),
        where,
      ),
    )
    .groupBy(ujian.id);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}
