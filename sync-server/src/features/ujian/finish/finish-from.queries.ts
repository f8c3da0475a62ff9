import { sql } from 'drizzle-orm';
import { byId } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjian } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';

const minuteMs = 60_000;

const selectMinimum = preparedSelect((read) =>
  read
    .select({ menit: jadwalUjian.menit_minimum_selesai })
    .from(jadwalUjian)
    .where(byId(jadwalUjian, sql.placeholder('id'))),
);

/**
 * Exam time before which the participant does not finish by his own will, as the schedule says now: never more than he is
 * allowed, so that a time-out can always be reached. 0 where the schedule is deleted.
 */
export async function findFinishFrom(read: Reader, attempt: Attempt): Promise<number> {
  const rows = await selectMinimum(read, { id: attempt.jadwal_ujian_id });
  return Math.min((rows[0]?.menit ?? 0) * minuteMs, attempt.boleh_ms);
}
