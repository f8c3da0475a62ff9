import type { HasilJadwal } from '@spmb/shared/hasil-ujian/daftar-nilai.schema.ts';
import { and, count, countDistinct, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { jadwalOfBaris, pesertaOfBaris, sesiOfBaris } from '../jadwal-ujian/jadwal/joins.queries.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { programOfPeserta } from '../peserta/rows/joins.queries.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { masterSoal } from '../soal/bank/soal.table.ts';
import { pesertaOfUjian, attemptOfOperation } from '../ujian/attempt/joins.queries.ts';
import { operasi, ujian } from '../ujian/attempt/ujian.table.ts';

/** Matches no programme: ids are never empty. */
const noProgram = '';

/** The participants whose scores an account sees: a teacher those of his programme, without one nobody (N39). */
export const ofNilai = ({
  authent,
  jurusan_id,
}: Pick<SignedIn, 'authent' | 'jurusan_id'>): SQL | undefined =>
  authent === 'guru' ? eq(peserta.jurusan_id_1, jurusan_id ?? noProgram) : undefined;

/** The attempt of a participant's row that counts. */
export const joinUjian = ofSchool(
  ujian,
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
      id: jadwalUjian.id,
      name,
      tanggal,
      kktp,
      mapel: masterSoal.mapel,
      peserta: countDistinct(jadwalUjianPeserta.peserta_id),
      begun: countIf(sql`${jadwalUjianPeserta.percobaan} > 0`),
      selesai: countIf(isEnded),
      berjalan: countIf(or(eq(ujian.status, 'mengerjakan'), eq(ujian.status, 'menunggu_kiriman'))),
    })
    .from(jadwalUjianPeserta)
    .innerJoin(jadwalUjian, jadwalOfBaris)
    .innerJoin(peserta, pesertaOfBaris)
    .leftJoin(masterSoal, byId(masterSoal, jadwalUjian.master_soal_id_1))
    .leftJoin(ujian, joinUjian)
    .where(ofSchool(jadwalUjianPeserta, ofNilai(akun), id === undefined ? undefined : eq(jadwalUjian.id, id)))
    .groupBy(jadwalUjian.id, name, tanggal, kktp, masterSoal.mapel)
    .orderBy(desc(tanggal), name, jadwalUjian.id);
  const held = await countHeldByJadwal(read, akun);
  return rows
    .filter(({ begun }) => begun > 0)
    .map(({ begun: _, mapel, ...row }) => ({ ...row, mapel: mapel ?? '', tertahan: held.get(row.id) ?? 0 }));
}

/** Operations that wait for staff. */
export const isWaiting = ofSchool(
  operasi,
  // A literal: only so does SQLite see that its partial index holds these.
  sql`${operasi.verdik} = 'tertahan'`,
  isNull(operasi.putusan),
);

/** How many operations wait for staff, by schedule. */
async function countHeldByJadwal(read: Reader, akun: SignedIn): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: ujian.jadwal_ujian_id, jumlah: count() })
    .from(operasi)
    .innerJoin(ujian, attemptOfOperation)
    .innerJoin(peserta, pesertaOfUjian)
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
    .innerJoin(peserta, pesertaOfBaris)
    .leftJoin(jadwalUjianSesi, sesiOfBaris)
    .leftJoin(programKeahlian, programOfPeserta)
    .leftJoin(ujian, joinUjian)
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId), ofNilai(akun)))
    .orderBy(jadwalUjianPeserta.id);

export type BarisHasil = Awaited<ReturnType<typeof listBarisHasil>>[number];
