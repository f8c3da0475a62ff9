import { and, eq } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjian } from '../jadwal-ujian/jadwal-ujian.table.ts';
import type { Attempt } from './attempt.queries.ts';

/** The schedule's minutes for late answers; null where it names none, or is deleted. */
export async function findToleransiKirim(read: Reader, attempt: Attempt): Promise<number | null> {
  const rows = await read
    .select({ toleransi_kirim: jadwalUjian.toleransi_kirim })
    .from(jadwalUjian)
    .where(and(eq(jadwalUjian.sekolah_id, schoolId), eq(jadwalUjian.id, attempt.jadwal_ujian_id)));
  return rows[0]?.toleransi_kirim ?? null;
}
