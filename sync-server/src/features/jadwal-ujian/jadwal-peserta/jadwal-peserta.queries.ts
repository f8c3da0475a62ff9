import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import type { BarisAda } from '@spmb/shared/jadwal-ujian/plan/plan-pindah.ts';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { pesertaOfBaris } from '../jadwal/joins.queries.ts';
import { isBegun } from '../jadwal/jadwal-ujian.queries.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';

/** Rows that are read between two turns of the event loop. */
export const rowsPerTurn = 400;

export const ofSesi = ({ tanggal, jadwal_ujian_sesi_id }: TanggalSesi) =>
  ofSchool(
    jadwalUjianPeserta,
    eq(jadwalUjianPeserta.tanggal, tanggal),
    eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
  );

/** Names of participants by the id of their row. */
export async function listNamaOfBaris(read: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await read
    .select({ id: jadwalUjianPeserta.id, nama: peserta.nama })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(ofSchool(jadwalUjianPeserta, inArray(jadwalUjianPeserta.id, [...ids])));
  return new Map(rows.map(({ id, nama }) => [id, nama]));
}

/** Ids of the rows of a date and session. */
export async function listJadwalPesertaIds(read: Reader, at: TanggalSesi): Promise<string[]> {
  const rows = await read.select({ id: jadwalUjianPeserta.id }).from(jadwalUjianPeserta).where(ofSesi(at));
  return rows.map(({ id }) => id);
}

/** Every row of a date with its place. Gives way to other callers while it reads. */
export async function listBarisOfTanggal(read: Reader, tanggal: string): Promise<BarisAda[]> {
  const row = jadwalUjianPeserta;
  const ids = await read
    .select({ id: row.id })
    .from(row)
    .where(ofSchool(row, eq(row.tanggal, tanggal)));
  const all: BarisAda[] = [];
  const { id, peserta_id, jadwal_ujian_id, jadwal_ujian_sesi_id, ruang, kursi, ujian_berlaku, percobaan } =
    row;
  const { waktu } = jadwalUjian;
  for (let start = 0; start < ids.length; start += rowsPerTurn) {
    await setImmediate();
    const part = ids.slice(start, start + rowsPerTurn).map((one) => one.id);
    const place = { id, peserta_id, jadwal_ujian_id, jadwal_ujian_sesi_id, ruang, kursi, waktu };
    const rows = await read
      .select({ ...place, ujian_berlaku, percobaan })
      .from(row)
      .innerJoin(jadwalUjian, byId(jadwalUjian, jadwal_ujian_id))
      .where(ofSchool(row, inArray(row.id, part)));
    for (const { ujian_berlaku: attempt, percobaan: made, ...rest } of rows) {
      all.push({ ...rest, begun: attempt !== null || made > 0 });
    }
  }
  return all;
}

/** A row that no reset takes back: an attempt was begun from it, or another row makes up for it. */
export function isKept(read: Reader) {
  const { id, susulan_dari } = jadwalUjianPeserta;
  const madeUpFor = read
    .select({ id: susulan_dari })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, isNotNull(susulan_dari)));
  return or(isBegun(), inArray(id, madeUpFor));
}

/** Ids of the rows of a date and session that a reset takes back. */
export async function listResetIds(read: Reader, at: TanggalSesi): Promise<string[]> {
  const rows = await read
    .select({ id: jadwalUjianPeserta.id })
    .from(jadwalUjianPeserta)
    .where(and(ofSesi(at), sql`not ${isKept(read)}`));
  return rows.map(({ id }) => id);
}

/** Name and number of those whose rows of a date and session stay at a reset. */
export async function listNamaKept(read: Reader, at: TanggalSesi): Promise<string[]> {
  const rows = await read
    .select({ nama: peserta.nama, nomor_peserta: peserta.nomor_peserta })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, pesertaOfBaris)
    .where(and(ofSesi(at), isKept(read)))
    .orderBy(asc(peserta.nama), asc(peserta.id));
  return rows.map(({ nama, nomor_peserta }) => `${nama} (${nomor_peserta})`);
}
