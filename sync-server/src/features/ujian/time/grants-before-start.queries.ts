import { eq, isNull, sql, sum } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { tindakan } from '../attempt/ujian.table.ts';

const minuteMs = 60_000;

const selectGrants = preparedSelect((read) =>
  read
    .select({ baris_id: tindakan.jadwal_ujian_peserta_id, menit: sum(tindakan.menit) })
    .from(jadwalUjianPeserta)
    .innerJoin(
      tindakan,
      ofSchool(
        tindakan,
        eq(tindakan.jadwal_ujian_peserta_id, jadwalUjianPeserta.id),
        eq(tindakan.jenis, 'tambah_waktu'),
        isNull(tindakan.ujian_id),
      ),
    )
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.peserta_id, sql.placeholder('peserta_id'))))
    .groupBy(tindakan.jadwal_ujian_peserta_id),
);

/** Milliseconds granted to a participant's exam rows before their attempts began, by row; rows without are absent. */
export async function listGrantsBeforeStart(
  read: Reader,
  pesertaId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectGrants(read, { peserta_id: pesertaId });
  return new Map(rows.map(({ baris_id, menit }) => [baris_id, Number(menit ?? 0) * minuteMs]));
}
