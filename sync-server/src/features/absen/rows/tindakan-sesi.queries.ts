import { count, eq } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { tindakan } from '../../ujian/attempt/ujian.table.ts';

/** How often an act is on record, by participant's row of a date and session. */
export async function countTindakan(
  read: Reader,
  tanggal: string,
  sesiId: string,
  jenis: (typeof tindakan.$inferSelect)['jenis'],
): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: tindakan.jadwal_ujian_peserta_id, jumlah: count() })
    .from(jadwalUjianPeserta)
    .innerJoin(
      tindakan,
      ofSchool(
        tindakan,
        eq(tindakan.jadwal_ujian_peserta_id, jadwalUjianPeserta.id),
        eq(tindakan.jenis, jenis),
      ),
    )
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, sesiId),
      ),
    )
    .groupBy(tindakan.jadwal_ujian_peserta_id);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}
