import { and, asc, eq, isNull } from 'drizzle-orm';
import { schoolId } from '../../context.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { masterSoal } from '../soal/soal.table.ts';
import { sekolah } from '../sekolah/sekolah.table.ts';
import { ujian } from './ujian.table.ts';

const joined = (read: Reader) =>
  read
    .select({
      baris: jadwalUjianPeserta,
      jadwal: jadwalUjian,
      sesi: jadwalUjianSesi,
      mapel: masterSoal.mapel,
      zona: sekolah.zona,
      ujian,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(
      jadwalUjian,
      and(eq(jadwalUjian.sekolah_id, schoolId), eq(jadwalUjian.id, jadwalUjianPeserta.jadwal_ujian_id)),
    )
    .innerJoin(
      jadwalUjianSesi,
      and(
        eq(jadwalUjianSesi.sekolah_id, schoolId),
        eq(jadwalUjianSesi.id, jadwalUjianPeserta.jadwal_ujian_sesi_id),
      ),
    )
    .innerJoin(
      masterSoal,
      and(eq(masterSoal.sekolah_id, schoolId), eq(masterSoal.id, jadwalUjian.master_soal_id_1)),
    )
    .innerJoin(sekolah, eq(sekolah.id, jadwalUjianPeserta.sekolah_id))
    .leftJoin(
      ujian,
      and(
        eq(ujian.sekolah_id, schoolId),
        eq(ujian.jadwal_ujian_peserta_id, jadwalUjianPeserta.id),
        isNull(ujian.diarsipkan_ms),
      ),
    );

/** A participant's exams, the next one first. */
export const listJadwalOfPeserta = (read: Reader, pesertaId: string) =>
  joined(read)
    .where(and(eq(jadwalUjianPeserta.sekolah_id, schoolId), eq(jadwalUjianPeserta.peserta_id, pesertaId)))
    .orderBy(asc(jadwalUjianPeserta.tanggal), asc(jadwalUjianSesi.jam_mulai), asc(jadwalUjian.name));

export type JadwalOfPeserta = Awaited<ReturnType<typeof listJadwalOfPeserta>>[number];

/** One exam row of a participant, with its attempt; undefined where it is not his. */
export async function findJadwalOfPeserta(read: Reader, pesertaId: string, barisId: string) {
  const rows = await joined(read).where(
    and(
      eq(jadwalUjianPeserta.sekolah_id, schoolId),
      eq(jadwalUjianPeserta.id, barisId),
      eq(jadwalUjianPeserta.peserta_id, pesertaId),
    ),
  );
  return rows[0];
}

/** The same by the attempt's id, for calls that name it. */
export async function findJadwalOfUjian(read: Reader, pesertaId: string, ujianId: string) {
  const rows = await joined(read).where(
    and(
      eq(jadwalUjianPeserta.sekolah_id, schoolId),
      eq(ujian.id, ujianId),
      eq(jadwalUjianPeserta.peserta_id, pesertaId),
    ),
  );
  return rows[0];
}
