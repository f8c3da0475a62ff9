import { and, eq, inArray, lt } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { ujian } from './ujian.table.ts';

/** Attempts that are not final although their last moment has passed. */
export const listPastLastMoment = (read: Reader, nowMs: number) =>
  read
    .select({ id: ujian.id, status: ujian.status, terima: ujian.terima_sampai_ms })
    .from(ujian)
    .where(
      and(
        eq(ujian.sekolah_id, schoolId),
        inArray(ujian.status, ['mengerjakan', 'menunggu_kiriman', 'selesai']),
        lt(ujian.batas_akhir_ms, nowMs),
      ),
    );
