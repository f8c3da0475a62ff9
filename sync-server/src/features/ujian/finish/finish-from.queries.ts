import { byId } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjian } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import type { Attempt } from '../attempt/attempt.queries.ts';

const minuteMs = 60_000;

/**
 * Exam time before which the participant does not finish by his own will, as the schedule says now: never more than he is
 * allowed, so that a time-out can always be reached. 0 where the schedule is deleted.
 */
export async function findFinishFrom(read: Reader, attempt: Attempt): Promise<number> {
  const rows = await read
    .select({ menit: jadwalUjian.menit_minimum_selesai })
    .from(jadwalUjian)
    .where(byId(jadwalUjian, attempt.jadwal_ujian_id));
  return Math.min((rows[0]?.menit ?? 0) * minuteMs, attempt.boleh_ms);
}
