import type { HasilJadwal } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { and, count, countDistinct, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { peserta } from '../peserta/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { masterSoal } from '../soal/soal.table.ts';
import { operasi, ujian } from '../ujian/ujian.table.ts';

/** Matches no programme: ids are never empty. */
const noProgram = '';

/** The participants whose scores an account sees: a teacher those of his programme, without one nobody (N39). */
export const ofNilai = ({
  authent,
  jurusan_id,
}: Pick<SignedIn, 'authent' | 'jurusan_id'>): SQL | undefined =>
  authent === 'guru' ? eq(peserta.jurusan_id_1, jurusan_id ?? noProgram) : undefined;

const joinPeserta = and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, jadwalUjianPeserta.peserta_id));
const joinJadwal = and(
  eq(jadwalUjian.sekolah_id, schoolId),
  eq(jadwalUjian.id, jadwalUjianPeserta.jadwal_ujian_id),
);
/** The attempt of a participant's row that counts. */
export const joinUjian = and(
  eq(ujian.sekolah_id, schoolId),
  eq(ujian.jadwal_ujian_peserta_id, jadwalUjianPeserta.id),
  isNull(ujian.diarsipkan_ms),
);

const isEnded = or(eq(ujian.status, 'selesai'), eq(ujian.status, 'final'));
const countIf = (condition: SQL | undefined) =>
  sql<number>`sum(case when ${condition} then 1 else 0 end)`.mapWith(Number);

/** Schedules from which an attempt was begun, the newest first, with how far each is; `id` for one of them. */
export async function listHasilJadwal(
  read: Reader,
  akun: SignedIn,
  id?: string,
): Promise<(HasilJadwal & { kktp: number | null })[]> {
  const { name, tanggal, kktp } = jadwalUjian;
  const rows = await read
    .select({
      ...{ id: jadwalUjian.id, name, tanggal, kktp, mapel: masterSoal.mapel },
      peserta: countDistinct(jadwalUjianPeserta.peserta_id),
      begun: countIf(sql`${jadwalUjianPeserta.percobaan} > 0`),
      selesai: countIf(isEnded),
      berjalan: countIf(or(eq(ujian.status, 'mengerjakan'), eq(ujian.status, 'menunggu_kiriman'))),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, joinJadwal)
    .innerJoin(peserta, joinPeserta)
    .leftJoin(
      masterSoal,
      and(eq(masterSoal.sekolah_id, schoolId), eq(masterSoal.id, jadwalUjian.master_soal_id_1)),
    )
    .leftJoin(ujian, joinUjian)
    .where(
      and(
        eq(jadwalUjianPeserta.sekolah_id, schoolId),
        ofNilai(akun),
        id === undefined ? undefined : eq(jadwalUjian.id, id),
      ),
    )
    .groupBy(jadwalUjian.id, name, tanggal, kktp, masterSoal.mapel)
    .orderBy(desc(tanggal), name, jadwalUjian.id);
  const held = await countHeldByJadwal(read, akun);
  return rows
    .filter(({ begun }) => begun > 0)
    .map(({ begun: _, mapel, ...row }) => ({ ...row, mapel: mapel ?? '', tertahan: held.get(row.id) ?? 0 }));
}

/** Operations that wait for staff. */
export const isWaiting = and(
  eq(operasi.sekolah_id, schoolId),
  // A literal: only so does SQLite see that its partial index holds these.
  sql`${operasi.verdik} = 'tertahan'`,
  isNull(operasi.putusan),
);

/** How many operations wait for staff, by schedule. */
async function countHeldByJadwal(read: Reader, akun: SignedIn): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: ujian.jadwal_ujian_id, jumlah: count() })
    .from(operasi)
    .innerJoin(ujian, and(eq(ujian.sekolah_id, schoolId), eq(ujian.id, operasi.ujian_id)))
    .innerJoin(peserta, and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, ujian.peserta_id)))
    .where(and(isWaiting, isNull(ujian.diarsipkan_ms), ofNilai(akun)))
    .groupBy(ujian.jadwal_ujian_id);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}

/** Every participant's row of a schedule with the attempt that counts, oldest first. */
export const listBarisHasil = (read: Reader, akun: SignedIn, jadwalId: string) =>
  read
    .select({
      id: jadwalUjianPeserta.id,
      peserta_id: jadwalUjianPeserta.peserta_id,
      asal: jadwalUjianPeserta.asal,
      tanggal: jadwalUjianPeserta.tanggal,
      jam_mulai: jadwalUjianSesi.jam_mulai,
      ruang: jadwalUjianPeserta.ruang,
      nomor_peserta: peserta.nomor_peserta,
      nama: peserta.nama,
      kelas: peserta.kelas,
      jurusan: programKeahlian.singkat,
      status: ujian.status,
      nilai: ujian.nilai,
      batas_akhir_ms: ujian.batas_akhir_ms,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, joinPeserta)
    .leftJoin(
      jadwalUjianSesi,
      and(
        eq(jadwalUjianSesi.sekolah_id, schoolId),
        eq(jadwalUjianSesi.id, jadwalUjianPeserta.jadwal_ujian_sesi_id),
      ),
    )
    .leftJoin(
      programKeahlian,
      and(eq(programKeahlian.sekolah_id, schoolId), eq(programKeahlian.id, peserta.jurusan_id_1)),
    )
    .leftJoin(ujian, joinUjian)
    .where(
      and(
        eq(jadwalUjianPeserta.sekolah_id, schoolId),
        eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId),
        ofNilai(akun),
      ),
    )
    .orderBy(jadwalUjianPeserta.id);

export type BarisHasil = Awaited<ReturnType<typeof listBarisHasil>>[number];
