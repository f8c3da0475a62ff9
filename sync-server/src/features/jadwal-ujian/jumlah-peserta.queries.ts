import type { SesiHari } from '@spmb/shared/jadwal-ujian/sesi-hari.ts';
import { and, asc, count, countDistinct, eq, inArray } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import type { Watcher } from '../../http/watched-program.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { geserOfSesi, shiftSesi } from './geser-sesi.table.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from './jadwal-ujian.table.ts';
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
    .where(and(eq(jadwalUjianPeserta.sekolah_id, schoolId), inArray(column, [...ids])))
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
      ...{ id, name, jam_mulai, jam_selesai },
      geser_menit: geserOfSesi(),
      peserta: countDistinct(jadwalUjianPeserta.peserta_id),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(
      jadwalUjianSesi,
      and(eq(jadwalUjianSesi.sekolah_id, schoolId), eq(id, jadwalUjianPeserta.jadwal_ujian_sesi_id)),
    )
    .innerJoin(peserta, and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, jadwalUjianPeserta.peserta_id)))
    .where(
      and(
        eq(jadwalUjianPeserta.sekolah_id, schoolId),
        eq(jadwalUjianPeserta.tanggal, tanggal),
        akun && watchedRows(akun),
      ),
    )
    .groupBy(
      jadwalUjianPeserta.tanggal,
      jadwalUjianPeserta.jadwal_ujian_sesi_id,
      ...[id, name, jam_mulai, jam_selesai],
    )
    .orderBy(asc(jam_mulai), asc(name), asc(id));
  return rows.map(shiftSesi);
}
