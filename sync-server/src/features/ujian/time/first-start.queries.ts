import { asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { barisOfUjian } from '../attempt/joins.queries.ts';
import type { JadwalOfPeserta } from '../attempt/jadwal-of-peserta.queries.ts';
import { ujian } from '../attempt/ujian.table.ts';

const selectFirstStart = preparedSelect((read) =>
  read
    .select({ mulai_ms: ujian.mulai_ms })
    .from(ujian)
    .innerJoin(jadwalUjianPeserta, barisOfUjian)
    .where(
      ofSchool(
        ujian,
        eq(ujian.tanggal, sql.placeholder('tanggal')),
        eq(ujian.jadwal_ujian_sesi_id, sql.placeholder('jadwal_ujian_sesi_id')),
        eq(ujian.jadwal_ujian_id, sql.placeholder('jadwal_ujian_id')),
        sql`coalesce(${jadwalUjianPeserta.ruang}, '') = ${sql.placeholder('ruang')}`,
        // A start that the server did not see, that is held or that was set aside makes nobody late.
        eq(ujian.mulai_luring, false),
        isNull(ujian.ditahan),
        isNull(ujian.diarsipkan_ms),
      ),
    )
    .orderBy(asc(ujian.mulai_ms))
    .limit(1),
);

/** First start of his schedule in his room; undefined for a later attempt, which has its own clock, and for the first one. */
export async function findFirstStart(
  read: Reader,
  baris: Pick<
    JadwalOfPeserta['baris'],
    'percobaan' | 'tanggal' | 'jadwal_ujian_sesi_id' | 'jadwal_ujian_id' | 'ruang'
  >,
): Promise<number | undefined> {
  if (baris.percobaan > 0) return undefined;
  const { tanggal, jadwal_ujian_sesi_id, jadwal_ujian_id, ruang } = baris;
  const where = { tanggal, jadwal_ujian_sesi_id, jadwal_ujian_id, ruang: ruang ?? '' };
  return (await selectFirstStart(read, where))[0]?.mulai_ms;
}

const selectOthers = preparedSelect((read) =>
  read
    .select({
      status: ujian.status,
      mulai_ms: ujian.mulai_ms,
      mulai_luring: ujian.mulai_luring,
      selesai_ms: ujian.selesai_ms,
      batas_akhir_ms: ujian.batas_akhir_ms,
      jalan_awal_ms: ujian.jalan_awal_ms,
      jeda_maks_ms: ujian.jeda_maks_ms,
      boleh_ms: ujian.boleh_ms,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(
      ujian,
      ofSchool(
        ujian,
        eq(ujian.jadwal_ujian_peserta_id, jadwalUjianPeserta.id),
        eq(ujian.tanggal, sql.placeholder('tanggal')),
        eq(ujian.jadwal_ujian_sesi_id, sql.placeholder('jadwal_ujian_sesi_id')),
        isNull(ujian.ditahan),
        isNull(ujian.diarsipkan_ms),
      ),
    )
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.peserta_id, sql.placeholder('peserta_id')),
        ne(jadwalUjianPeserta.id, sql.placeholder('id')),
      ),
    ),
);

/** Attempts of the same participant, date and session in his other schedules, that were released. */
export const listOtherAttempts = (
  read: Reader,
  {
    id,
    peserta_id,
    tanggal,
    jadwal_ujian_sesi_id,
  }: Pick<JadwalOfPeserta['baris'], 'id' | 'peserta_id' | 'tanggal' | 'jadwal_ujian_sesi_id'>,
) => selectOthers(read, { id, peserta_id, tanggal, jadwal_ujian_sesi_id });
