import { asc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
  rahasiaSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

/** The secrets of a date × session; undefined until the roster is made. */
export async function findRahasiaSesi(read: Reader, tanggal: string, sesiId: string) {
  const rows = await read
    .select()
    .from(rahasiaSesi)
    .where(
      ofSchool(rahasiaSesi, eq(rahasiaSesi.tanggal, tanggal), eq(rahasiaSesi.jadwal_ujian_sesi_id, sesiId)),
    );
  return rows[0];
}

/** Whether somebody of a date × session has an exam that begins with its token. */
export async function needsToken(read: Reader, tanggal: string, sesiId: string): Promise<boolean> {
  const rows = await read
    .select({ id: jadwalUjian.id })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, sesiId),
        eq(jadwalUjian.token_wajib, true),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** All sessions by name. */
export const listSesi = (read: Reader) =>
  read
    .select({ id: jadwalUjianSesi.id, name: jadwalUjianSesi.name })
    .from(jadwalUjianSesi)
    .where(ofSchool(jadwalUjianSesi))
    .orderBy(asc(jadwalUjianSesi.name));

/** Hours of a session as planned. */
export async function findJamSesi(read: Reader, sesiId: string) {
  const { jam_mulai, jam_selesai } = jadwalUjianSesi;
  const rows = await read
    .select({ jam_mulai, jam_selesai })
    .from(jadwalUjianSesi)
    .where(byId(jadwalUjianSesi, sesiId));
  return rows[0];
}
