import { statusHadirOf } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { eq, inArray, isNull } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { Watcher } from '../../http/door/watched-program.ts';
import { jadwalOfBaris, pesertaOfBaris, sesiOfBaris } from '../jadwal-ujian/jadwal/joins.queries.ts';
import { geserOfBaris } from '../jadwal-ujian/jadwal/geser-sesi.table.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { watchedRows } from '../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';
import { joinUjian } from './hasil-ujian.queries.ts';

const row = jadwalUjianPeserta;

/** Rows by id, of those that the account watches, with what decides whether their participant sits again. */
export async function listCalonUlang(read: Reader, akun: Watcher, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await read
    .select({
      id: row.id,
      peserta_id: row.peserta_id,
      jadwal_ujian_id: row.jadwal_ujian_id,
      tanggal: row.tanggal,
      nama: peserta.nama,
      waktu: jadwalUjian.waktu,
      toleransi_menit: jadwalUjian.toleransi_menit,
      kktp: jadwalUjian.kktp,
      jam_mulai: jadwalUjianSesi.jam_mulai,
      jam_selesai: jadwalUjianSesi.jam_selesai,
      geser_menit: geserOfBaris(),
      status: ujian.status,
    })
    .from(row)
    .innerJoin(peserta, pesertaOfBaris)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .leftJoin(ujian, joinUjian)
    .where(ofSchool(row, inArray(row.id, [...ids]), watchedRows(akun)))
    .orderBy(peserta.nama, row.id);
  return rows.map(({ status, ...rest }) => ({ ...rest, status: statusHadirOf(status) }));
}

/** Every row of the schedules of these participants with its score, to know which counts and what still waits. */
export const listBarisOfPeserta = (
  read: Reader,
  pesertaIds: readonly string[],
  jadwalIds: readonly string[],
) =>
  read
    .select({
      id: row.id,
      peserta_id: row.peserta_id,
      jadwal_ujian_id: row.jadwal_ujian_id,
      asal: row.asal,
      percobaan: row.percobaan,
      status: ujian.status,
      nilai: ujian.nilai,
      batas_akhir_ms: ujian.batas_akhir_ms,
    })
    .from(row)
    .leftJoin(ujian, joinUjian)
    .where(
      ofSchool(row, inArray(row.peserta_id, [...pesertaIds]), inArray(row.jadwal_ujian_id, [...jadwalIds])),
    );

/** Where these participants sit on a day. */
export const listBarisHari = (read: Reader, tanggal: string, pesertaIds: readonly string[]) =>
  read
    .select({
      peserta_id: row.peserta_id,
      jadwal_ujian_id: row.jadwal_ujian_id,
      jadwal: jadwalUjian.name,
      jam_mulai: jadwalUjianSesi.jam_mulai,
      jam_selesai: jadwalUjianSesi.jam_selesai,
    })
    .from(row)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .where(ofSchool(row, eq(row.tanggal, tanggal), inArray(row.peserta_id, [...pesertaIds])));

/** Ids of the rows of a date and session whose participant was absent, of those that the account watches. */
export async function listIdsAbsen(
  read: Reader,
  akun: Watcher,
  { tanggal, jadwal_ujian_sesi_id }: { tanggal: string; jadwal_ujian_sesi_id: string },
): Promise<string[]> {
  const rows = await read
    .select({ id: row.id })
    .from(row)
    .innerJoin(peserta, pesertaOfBaris)
    .where(
      ofSchool(
        row,
        eq(row.tanggal, tanggal),
        eq(row.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
        isNull(row.ujian_berlaku),
        watchedRows(akun),
      ),
    );
  return rows.map(({ id }) => id);
}
