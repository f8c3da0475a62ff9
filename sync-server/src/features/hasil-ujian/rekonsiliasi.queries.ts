import { and, asc, count, eq, inArray, sum, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { pesertaOfBaris } from '../jadwal-ujian/jadwal/joins.queries.ts';
import { jadwalUjianPeserta } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { watchedRows } from '../jadwal-ujian/ruang/pengawas-ruang.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { barisOfUjian, pesertaOfUjian, attemptOfOperation } from '../ujian/attempt/joins.queries.ts';
import { aliran, operasi, operasiBentrok, tindakan, ujian } from '../ujian/attempt/ujian.table.ts';
import { isWaiting, ofNilai } from './hasil-ujian.queries.ts';

/** Attempts, archived ones too, with whose they are; those of participants that the account does not see are missing. */
const listUjian = (read: Reader, akun: SignedIn, where: SQL) =>
  read
    .select({
      id: ujian.id,
      baris_id: jadwalUjianPeserta.id,
      nis: peserta.nomor_peserta,
      nama: peserta.nama,
      ruang: jadwalUjianPeserta.ruang,
      percobaan: ujian.percobaan,
      asal: jadwalUjianPeserta.asal,
      status: ujian.status,
      diarsipkan_ms: ujian.diarsipkan_ms,
      batas_akhir_ms: ujian.batas_akhir_ms,
      beda_layar: ujian.beda_layar,
    })
    .from(ujian)
    .innerJoin(jadwalUjianPeserta, barisOfUjian)
    .innerJoin(peserta, pesertaOfUjian)
    .where(ofSchool(ujian, where, ofNilai(akun)))
    .orderBy(asc(peserta.nama), asc(ujian.id));

export type UjianTercatat = Awaited<ReturnType<typeof listUjian>>[number];

export const listUjianTercatat = (read: Reader, akun: SignedIn, jadwalId: string) =>
  listUjian(read, akun, eq(ujian.jadwal_ujian_id, jadwalId));

export const findUjianTercatat = async (
  read: Reader,
  akun: SignedIn,
  id: string,
): Promise<UjianTercatat | undefined> => (await listUjian(read, akun, eq(ujian.id, id)))[0];

/** Operations received, and those that devices said they still hold, by attempt. */
export async function countReceived(
  read: Reader,
  ujianIds: readonly string[],
): Promise<Map<string, { diterima: number; belum_terkirim: number }>> {
  if (ujianIds.length === 0) return new Map();
  const rows = await read
    .select({ id: aliran.ujian_id, diterima: sum(aliran.ack), belum_terkirim: sum(aliran.belum_terkirim) })
    .from(aliran)
    .where(ofSchool(aliran, inArray(aliran.ujian_id, [...ujianIds])))
    .groupBy(aliran.ujian_id);
  return new Map(
    rows.map(({ id, diterima, belum_terkirim }) => [
      id,
      { diterima: Number(diterima ?? 0), belum_terkirim: Number(belum_terkirim ?? 0) },
    ]),
  );
}

/** Operations of a schedule that wait for a decision, by attempt. */
export async function countWaiting(read: Reader, jadwalId: string): Promise<Map<string, number>> {
  const rows = await read
    .select({ id: operasi.ujian_id, jumlah: count() })
    .from(operasi)
    .innerJoin(ujian, attemptOfOperation)
    .where(and(isWaiting, eq(ujian.jadwal_ujian_id, jadwalId)))
    .groupBy(operasi.ujian_id);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}

/** Every stream of an attempt with its log, what was set aside, and the acts of staff. */
export async function readLog(read: Reader, ujianId: string) {
  const streams = await read
    .select()
    .from(aliran)
    .where(ofSchool(aliran, eq(aliran.ujian_id, ujianId)))
    .orderBy(asc(aliran.dibuat_ms), asc(aliran.id));
  const ids = streams.map(({ id }) => id);
  const ofStreams = ids.length === 0 ? ['-'] : ids;
  const operations = await read
    .select()
    .from(operasi)
    .where(ofSchool(operasi, inArray(operasi.aliran_id, ofStreams)))
    .orderBy(asc(operasi.seq));
  const aside = await read
    .select()
    .from(operasiBentrok)
    .where(ofSchool(operasiBentrok, inArray(operasiBentrok.aliran_id, ofStreams)))
    .orderBy(asc(operasiBentrok.seq));
  const acts = await read
    .select()
    .from(tindakan)
    .where(ofSchool(tindakan, eq(tindakan.ujian_id, ujianId)))
    .orderBy(asc(tindakan.waktu_ms));
  return { streams, operations, aside, acts };
}

/** Places and names of rows by id, of those that the account watches. */
export const listBarisDiputus = (read: Reader, akun: SignedIn, ids: readonly string[]) =>
  read
    .select({
      id: jadwalUjianPeserta.id,
      tanggal: jadwalUjianPeserta.tanggal,
      jadwal_ujian_sesi_id: jadwalUjianPeserta.jadwal_ujian_sesi_id,
      percobaan: jadwalUjianPeserta.percobaan,
    })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(ofSchool(jadwalUjianPeserta, inArray(jadwalUjianPeserta.id, [...ids]), watchedRows(akun)));
