import type { SesiHari } from '@spmb/shared/jadwal-ujian/sesi-hari.ts';
import { asc, count, countDistinct, eq, inArray } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { pesertaOfBaris } from '../jadwal/joins.queries.ts';
import { geserOfSesi, shiftSesi } from '../jadwal/geser-sesi.table.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from '../jadwal/jadwal-ujian.table.ts';
import { watchedRows } from './pengawas-ruang.table.ts';

/** Number of participants' rows by schedule, or by session on all dates; one without any is missing. */
export async function countPeserta(
  queries: Reader,
  by: 'jadwal_ujian_id' | 'jadwal_ujian_sesi_id',
  ids: readonly string[],
): Promise<Map<string, number>> {
  const column = jadwalUjianPeserta[by];
  const rows = await queries
    .select({ id: column, jumlah: count() })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, inArray(column, [...ids])))
    .groupBy(column);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}

/**
 * The sessions of a date in which participants sit (with `akun`: whom it watches), in their order, with their times as
 * shifted and how many there are.
 */
export async function listSesiOfTanggal(read: Reader, tanggal: string, akun?: Watcher): Promise<SesiHari[]> {
  const { id, name, jam_mulai, jam_selesai } = jadwalUjianSesi;
  const rows = await read
    .select({
      id,
      name,
      jam_mulai,
      jam_selesai,
      geser_menit: geserOfSesi(),
      peserta: countDistinct(jadwalUjianPeserta.peserta_id),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjianSesi, ofSchool(jadwalUjianSesi, eq(id, jadwalUjianPeserta.jadwal_ujian_sesi_id)))
    .innerJoin(peserta, pesertaOfBaris)
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.tanggal, tanggal), akun && watchedRows(akun)))
    .groupBy(
      jadwalUjianPeserta.tanggal,
      jadwalUjianPeserta.jadwal_ujian_sesi_id,
      id,
      name,
      jam_mulai,
      jam_selesai,
    )
    .orderBy(asc(jam_mulai), asc(name), asc(id));
  return rows.map(shiftSesi);
}
