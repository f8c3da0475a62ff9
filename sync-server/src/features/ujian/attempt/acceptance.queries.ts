import { acceptUntilMs } from '@spmb/shared/sync/time/acceptance.ts';
import { asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { tertutupOfBaris } from '../../jadwal-ujian/ruang/penutupan-ruang.table.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { barisOfUjian, jadwalOfUjian } from './joins.queries.ts';
import type { Attempt } from './attempt.queries.ts';
import { ujian } from './ujian.table.ts';

/** What the time for answers of an attempt follows from, beside its own times. A row or schedule may be deleted since. */
const select = (read: Reader) =>
  read
    .select({
      id: ujian.id,
      status: ujian.status,
      batas_akhir_ms: ujian.batas_akhir_ms,
      selesai_ms: ujian.selesai_ms,
      terima_sampai_ms: ujian.terima_sampai_ms,
      toleransi_kirim: jadwalUjian.toleransi_kirim,
      zona: sekolah.zona,
      /** When the room of its row was closed; null: it is open. */
      ditutup_ms: tertutupOfBaris(),
    })
    .from(ujian)
    .innerJoin(sekolah, eq(sekolah.id, ujian.sekolah_id))
    .leftJoin(jadwalUjianPeserta, barisOfUjian)
    .leftJoin(jadwalUjian, jadwalOfUjian);

export type Acceptance = Awaited<ReturnType<typeof select>>[number];

/** Attempts that may still take answers, as `where` narrows them (`ujian` and `jadwal_ujian_peserta`). */
export const listAcceptance = (read: Reader, where: SQL | undefined): Promise<Acceptance[]> =>
  select(read)
    .where(ofSchool(ujian, isNull(ujian.diarsipkan_ms), ne(ujian.status, 'final'), where))
    .orderBy(asc(ujian.id));

/** Until when answers of an attempt count with these times, its room as it stands (S14, S27). */
export async function findAcceptUntil(
  read: Reader,
  { id, batas_akhir_ms, selesai_ms }: Pick<Attempt, 'id' | 'batas_akhir_ms' | 'selesai_ms'>,
): Promise<number> {
  const [found] = await select(read).where(byId(ujian, id));
  if (!found) throw new Error(`attempt ${id} is gone`);
  return acceptUntilOf({ ...found, batas_akhir_ms, selesai_ms });
}

type Facts = Pick<Acceptance, 'batas_akhir_ms' | 'selesai_ms' | 'toleransi_kirim' | 'zona' | 'ditutup_ms'>;

/** From when on an attempt may be final: the closing of its room ends only what is taken, so that it can be opened again. */
export const finalFromMs = (one: Facts & Pick<Acceptance, 'terima_sampai_ms'>): number =>
  Math.max(one.terima_sampai_ms, acceptUntilOf({ ...one, ditutup_ms: null }));

/** Until when answers count, from what is stored. */
export const acceptUntilOf = ({ batas_akhir_ms, selesai_ms, toleransi_kirim, zona, ditutup_ms }: Facts) =>
  acceptUntilMs({
    lastMomentMs: batas_akhir_ms,
    finishedMs: selesai_ms,
    toleranceMinutes: toleransi_kirim,
    zone: zona,
    closedMs: ditutup_ms,
  });
