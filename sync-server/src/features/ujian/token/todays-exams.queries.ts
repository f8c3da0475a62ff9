import { asc, countDistinct, eq, inArray, min, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import type { Watcher } from '../../../http/door/watched-program.ts';
import { geserOfSesi } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { watchedRows } from '../../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

/** Sessions of some dates with the shift of the whole session; of the participants whom the account watches their number and the first of their rooms. */
export function listSesiOfDates(read: Reader, dates: string[], akun: Watcher) {
  const { tanggal, jadwal_ujian_sesi_id, peserta_id, ruang } = jadwalUjianPeserta;
  const { id, name, jam_mulai, jam_selesai } = jadwalUjianSesi;
  return read
    .select({
      tanggal,
      id,
      name,
      jam_mulai,
      jam_selesai,
      geser_menit: geserOfSesi(),
      jumlah: countDistinct(peserta_id),
      jumlah_ruang: countDistinct(sql`coalesce(${ruang}, '')`),
      ruang: min(ruang),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjianSesi, ofSchool(jadwalUjianSesi, eq(id, jadwal_ujian_sesi_id)))
    .innerJoin(peserta, byId(peserta, peserta_id))
    .where(ofSchool(jadwalUjianPeserta, inArray(tanggal, dates), watchedRows(akun)))
    .groupBy(tanggal, jadwal_ujian_sesi_id, id, name, jam_mulai, jam_selesai)
    .orderBy(asc(tanggal), asc(jam_mulai), asc(name), asc(id));
}
