import { eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Tempat } from '../../jadwal-ujian/ruang/penutupan-ruang.mutations.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

/** Whether anybody of a date and session has begun, in one room or (`ruang` '') in any. */
export async function hasBegun(
  read: Reader,
  { tanggal, jadwal_ujian_sesi_id, ruang }: Tempat,
): Promise<boolean> {
  const rows = await read
    .select({ id: ujian.id })
    .from(ujian)
    .innerJoin(
      jadwalUjianPeserta,
      byId(
        jadwalUjianPeserta,
        ujian.jadwal_ujian_peserta_id,
        ruang === '' ? undefined : eq(jadwalUjianPeserta.ruang, ruang),
      ),
    )
    .where(ofSchool(ujian, eq(ujian.tanggal, tanggal), eq(ujian.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id)))
    .limit(1);
  return rows.length > 0;
}
