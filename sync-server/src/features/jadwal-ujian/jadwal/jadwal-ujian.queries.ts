import type { Ruangan } from '@spmb/shared/jadwal-ujian/plan/place-peserta.ts';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { and, asc, between, count, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { FileWords, StoredRow } from '../../../crud/definition/crud-definition.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { ruang } from '../../ruang/ruang.table.ts';
import { masterSoal, soal } from '../../soal/bank/soal.table.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from './jadwal-ujian.table.ts';

/** All sessions in the order of the day. */
export const listSesi = (read: Reader) =>
  read
    .select()
    .from(jadwalUjianSesi)
    .where(ofSchool(jadwalUjianSesi))
    .orderBy(asc(jadwalUjianSesi.jam_mulai), asc(jadwalUjianSesi.name), asc(jadwalUjianSesi.id));

const byNumberedName = new Intl.Collator('id', { numeric: true });

/** All rooms by name: Lab 2 before Lab 10. */
export async function listRuang(read: Reader): Promise<(Ruangan & { id: string })[]> {
  const rows = await read
    .select({ id: ruang.id, name: ruang.name, kapasitas: ruang.kapasitas })
    .from(ruang)
    .where(ofSchool(ruang));
  return rows.sort((a, b) => byNumberedName.compare(a.name, b.name));
}

/** Sessions to choose from: name and times. */
export async function listSesiOptions(read: Reader): Promise<Option[]> {
  const rows = await listSesi(read);
  return rows.map(({ id, name, jam_mulai, jam_selesai }) => ({
    value: id,
    label: `${name} (${withDot(jam_mulai)}–${withDot(jam_selesai)})`,
  }));
}

/** Schedules of a date, by name. */
export const listJadwalOfTanggal = (read: Reader, tanggal: string) =>
  read
    .select({
      id: jadwalUjian.id,
      name: jadwalUjian.name,
      program_keahlian_id: jadwalUjian.program_keahlian_id,
      waktu: jadwalUjian.waktu,
    })
    .from(jadwalUjian)
    .where(ofSchool(jadwalUjian, eq(jadwalUjian.tanggal, tanggal)))
    .orderBy(asc(jadwalUjian.name), asc(jadwalUjian.id));

/** Rows of schedules for a file: the names of programme and banks in the place of their ids. */
export async function jadwalWords(read: Reader): Promise<FileWords> {
  const programs = await read
    .select({ id: programKeahlian.id, name: programKeahlian.name })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian));
  const banks = await read
    .select({ id: masterSoal.id, name: masterSoal.mapel })
    .from(masterSoal)
    .where(ofSchool(masterSoal));
  const names = new Map<unknown, string>([...programs, ...banks].map(({ id, name }) => [id, name]));
  const fields = ['program_keahlian_id', 'master_soal_id_1', 'master_soal_id_2'];
  const named = (row: StoredRow) => fields.map((field) => [field, names.get(row[field]) ?? null] as const);
  return { write: (row) => ({ ...row, ...Object.fromEntries(named(row)) }) };
}

/** Schedules from one date to another for which no participant has a row yet, by date. */
export const listJadwalTanpaPeserta = (read: Reader, dari: string, sampai: string) =>
  read
    .select({ name: jadwalUjian.name, tanggal: jadwalUjian.tanggal })
    .from(jadwalUjian)
    .leftJoin(
      jadwalUjianPeserta,
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, jadwalUjian.tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalUjian.id),
      ),
    )
    .where(ofSchool(jadwalUjian, between(jadwalUjian.tanggal, dari, sampai), isNull(jadwalUjianPeserta.id)))
    .orderBy(asc(jadwalUjian.tanggal), asc(jadwalUjian.name));

/** A row from which an attempt was begun, also where a reset has archived it since. */
export const isBegun = () =>
  or(isNotNull(jadwalUjianPeserta.ujian_berlaku), gt(jadwalUjianPeserta.percobaan, 0));
export const isUnbegun = () =>
  and(isNull(jadwalUjianPeserta.ujian_berlaku), eq(jadwalUjianPeserta.percobaan, 0));

/** Whether participants' rows of a schedule exist, and whether an attempt was ever begun from one. */
export async function findJadwalUse(
  queries: Reader,
  jadwalId: string,
): Promise<{ hasBaris: boolean; hasUjian: boolean }> {
  const ofJadwal = ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.jadwal_ujian_id, jadwalId));
  const ids = (narrower?: SQL) =>
    queries
      .select({ id: jadwalUjianPeserta.id })
      .from(jadwalUjianPeserta)
      .where(and(ofJadwal, narrower))
      .limit(1);
  const baris = await ids();
  const begun = baris.length === 0 ? [] : await ids(isBegun());
  return { hasBaris: baris.length > 0, hasUjian: begun.length > 0 };
}

/** Whether participants' rows of a session exist, on whatever date. */
export async function isSesiUsed(queries: Reader, sesiId: string): Promise<boolean> {
  const rows = await queries
    .select({ id: jadwalUjianPeserta.id })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, sesiId)))
    .limit(1);
  return rows.length > 0;
}

/** Number of ready items by bank; a bank that does not exist is missing. */
export async function countSoalSiap(
  queries: Reader,
  bankIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: masterSoal.id, siap: count(soal.id) })
    .from(masterSoal)
    .leftJoin(soal, ofSchool(soal, eq(soal.master_soal_id, masterSoal.id), eq(soal.status, 'siap')))
    .where(ofSchool(masterSoal, inArray(masterSoal.id, [...bankIds])))
    .groupBy(masterSoal.id);
  return new Map(rows.map(({ id, siap }) => [id, siap]));
}

export async function hasProgram(queries: Reader, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: programKeahlian.id })
    .from(programKeahlian)
    .where(byId(programKeahlian, id));
  return rows.length > 0;
}
