import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { asc, count, eq, isNull, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { pesertaOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { geserOfSesi, geserSesi } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { penutupanRuang } from '../../jadwal-ujian/ruang/penutupan-ruang.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

const row = jadwalUjianPeserta;

/** Sessions of a date that have participants, as planned, each with the shift of the whole session. */
export function listSesiOfDay(read: Reader, tanggal: string) {
  const { id, name, jam_mulai, jam_selesai } = jadwalUjianSesi;
  return read
    .selectDistinct({ id, name, jam_mulai, jam_selesai, geser_menit: geserOfSesi() })
    .from(row)
    .innerJoin(jadwalUjianSesi, ofSchool(jadwalUjianSesi, eq(id, row.jadwal_ujian_sesi_id)))
    .where(ofSchool(row, eq(row.tanggal, tanggal)))
    .orderBy(asc(jam_mulai), asc(name), asc(id));
}

export interface RuangCount {
  /** '': rows without a room. */
  ruang: string;
  peserta: number;
  /** Those of them whom the account watches. */
  diawasi: number;
}

/** Rooms of a date and session with their rows. */
export async function countRuang(read: Reader, at: TanggalSesi, akun: Watcher): Promise<RuangCount[]> {
  const watched = watchedRows(akun);
  const rows = await read
    .select({
      ruang: row.ruang,
      peserta: count(),
      diawasi: watched ? sql<number>`sum(case when ${watched} then 1 else 0 end)`.mapWith(Number) : count(),
    })
    .from(row)
    .innerJoin(peserta, pesertaOfBaris)
    .where(ofSchool(row, eq(row.tanggal, at.tanggal), eq(row.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id)))
    .groupBy(row.ruang);
  return rows.map((one) => ({ ...one, ruang: one.ruang ?? '' }));
}

/** Shifts of a date and session in their order, those of single rooms too. */
export const listGeser = (read: Reader, at: TanggalSesi) =>
  read
    .select()
    .from(geserSesi)
    .where(
      ofSchool(
        geserSesi,
        eq(geserSesi.tanggal, at.tanggal),
        eq(geserSesi.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id),
      ),
    )
    .orderBy(asc(geserSesi.waktu_ms), asc(geserSesi.ruang), asc(geserSesi.id));

/** Rooms of a date and session that are closed now. */
export const listTertutup = (read: Reader, at: TanggalSesi) =>
  read
    .select()
    .from(penutupanRuang)
    .where(
      ofSchool(
        penutupanRuang,
        eq(penutupanRuang.tanggal, at.tanggal),
        eq(penutupanRuang.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id),
        isNull(penutupanRuang.dibuka_ms),
      ),
    );

/** A closing by the id that its client drew, also of a room that was opened since. */
export async function findPenutupan(read: Reader, id: string) {
  const rows = await read.select().from(penutupanRuang).where(byId(penutupanRuang, id));
  return rows[0];
}

/** The closing by which a room is closed now; undefined: it is open. */
export const findTertutup = async (read: Reader, { ruang, ...at }: TanggalSesi & { ruang: string }) =>
  (await listTertutup(read, at)).find((one) => one.ruang === ruang);
