import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalOfBaris, sesiOfBaris } from '../../jadwal-ujian/jadwal/joins.queries.ts';
import { geserOfBaris } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { tertutupOfBaris } from '../../jadwal-ujian/ruang/penutupan-ruang.table.ts';
import { masterSoal } from '../../soal/bank/soal.table.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { ujian } from './ujian.table.ts';

const joined = (read: Reader) =>
  read
    .select({
      baris: jadwalUjianPeserta,
      jadwal: jadwalUjian,
      sesi: jadwalUjianSesi,
      /** Minutes by which the session is shifted in the row's room. */
      geser_menit: geserOfBaris(),
      /** When the row's room was closed; null: it is open. */
      ditutup_ms: tertutupOfBaris(),
      mapel: masterSoal.mapel,
      zona: sekolah.zona,
      ujian: { id: ujian.id, status: ujian.status, paket_id: ujian.paket_id },
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(jadwalUjianSesi, sesiOfBaris)
    .innerJoin(masterSoal, byId(masterSoal, jadwalUjian.master_soal_id_1))
    .innerJoin(sekolah, eq(sekolah.id, jadwalUjianPeserta.sekolah_id))
    .leftJoin(
      ujian,
      ofSchool(ujian, eq(ujian.jadwal_ujian_peserta_id, jadwalUjianPeserta.id), isNull(ujian.diarsipkan_ms)),
    );

const ofPeserta = ofSchool(
  jadwalUjianPeserta,
  eq(jadwalUjianPeserta.peserta_id, sql.placeholder('peserta_id')),
);

const selectAll = preparedSelect((read) =>
  joined(read)
    .where(ofPeserta)
    .orderBy(asc(jadwalUjianPeserta.tanggal), asc(jadwalUjianSesi.jam_mulai), asc(jadwalUjian.name)),
);

/** A participant's exams, the next one first. */
export const listJadwalOfPeserta = (read: Reader, pesertaId: string) =>
  selectAll(read, { peserta_id: pesertaId });

export type JadwalOfPeserta = Awaited<ReturnType<typeof listJadwalOfPeserta>>[number];

const selectById = preparedSelect((read) =>
  joined(read).where(and(ofPeserta, eq(jadwalUjianPeserta.id, sql.placeholder('id')))),
);

/** One exam row of a participant, with its attempt; undefined where it is not his. */
export const findJadwalOfPeserta = async (read: Reader, pesertaId: string, barisId: string) =>
  (await selectById(read, { peserta_id: pesertaId, id: barisId }))[0];

const selectByUjian = preparedSelect((read) =>
  joined(read).where(and(ofPeserta, eq(ujian.id, sql.placeholder('id')))),
);

/** A participant's row of a schedule by the id of its attempt, for calls that name the attempt. */
export const findJadwalOfUjian = async (read: Reader, pesertaId: string, ujianId: string) =>
  (await selectByUjian(read, { peserta_id: pesertaId, id: ujianId }))[0];
