import { shiftTime } from '@spmb/shared/kernel/zone.ts';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import { instant, integer, primaryKey, table, text } from '../../../db/columns.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';
import { whenGone } from '../../../db/relations.ts';

/** Shifts of a date × session, each on record: a room's times are those of the session plus all its shifts. */
export const geserSesi = table(
  'geser_sesi',
  {
    sekolah_id: text().notNull(),
    /** Drawn by the client; an act that shifts several sessions has the same in each. */
    id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    /** As participants' rows name it; '': every room of the session. */
    ruang: text().notNull(),
    /** Later; negative takes an earlier shift back. */
    menit: integer().notNull(),
    alasan: text().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    waktu_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id, t.ruang, t.id] })],
);

const sumOf = (where: SQL | undefined) =>
  sql<number>`coalesce((select sum(${geserSesi.menit}) from ${geserSesi} where ${ofSchool(
    geserSesi,
    eq(geserSesi.tanggal, jadwalUjianPeserta.tanggal),
    eq(geserSesi.jadwal_ujian_sesi_id, jadwalUjianPeserta.jadwal_ujian_sesi_id),
    where,
  )}), 0)`.mapWith(Number);

const wholeSession = eq(geserSesi.ruang, '');

/** Minutes by which the session of a participant's row is shifted in his room. Selected beside `jadwal_ujian_peserta`. */
export const geserOfBaris = () => sumOf(or(wholeSession, eq(geserSesi.ruang, jadwalUjianPeserta.ruang)));

/** Minutes by which the whole session of a participant's row is shifted. */
export const geserOfSesi = () => sumOf(wholeSession);

/** A row's times as shifted, for reading. */
export const shiftSesi = <Row extends { jam_mulai: string; jam_selesai: string; geser_menit: number }>({
  geser_menit,
  ...row
}: Row) => ({
  ...row,
  jam_mulai: shiftTime(row.jam_mulai, geser_menit),
  jam_selesai: shiftTime(row.jam_selesai, geser_menit),
});

whenGone(geserSesi, { jadwal_ujian_sesi_id: 'ikut', akun_id: 'tetap' });
