import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { masterSoal, soal } from '../soal/bank/soal.table.ts';
import { ownBanks } from '../soal/bank/own-banks.queries.ts';
import { paket } from '../ujian/paket/paket.table.ts';
import { ujian } from '../ujian/attempt/ujian.table.ts';

const isCurrent = ofSchool(ujian, isNull(ujian.diarsipkan_ms));

const listIds = async (read: Reader, where: SQL | undefined): Promise<string[]> =>
  (await read.select({ id: ujian.id }).from(ujian).where(and(isCurrent, where))).map(({ id }) => id);

/** Ids of the attempts of a schedule that count. */
export const listUjianOfJadwal = (read: Reader, jadwalId: string): Promise<string[]> =>
  listIds(read, eq(ujian.jadwal_ujian_id, jadwalId));

/** Ids of the attempts that were made from these paket and count. */
export const listUjianOfPaket = (read: Reader, paketIds: readonly string[]): Promise<string[]> =>
  paketIds.length === 0 ? Promise.resolve([]) : listIds(read, inArray(ujian.paket_id, [...paketIds]));

/** Attempts by id: what was drawn and answered. */
export const listLembar = (read: Reader, ids: readonly string[]) =>
  read
    .select({
      id: ujian.id,
      paket_id: ujian.paket_id,
      urutan: ujian.urutan,
      lembar: ujian.lembar,
      status: ujian.status,
      batas_akhir_ms: ujian.batas_akhir_ms,
    })
    .from(ujian)
    .where(ofSchool(ujian, inArray(ujian.id, [...ids])));

/** The sealed keys of sheets. */
export const listKunciPaket = (read: Reader) =>
  read.select({ id: paket.id, kunci_jawaban: paket.kunci_jawaban }).from(paket).where(ofSchool(paket));

/** Questions by id with their bank and its version; those of banks that the account may not open are missing. */
export async function listSoalUjian(read: Reader, akun: SignedIn, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return read
    .select({
      id: soal.id,
      nomor: soal.nomor,
      soal: soal.soal,
      master_soal_id: soal.master_soal_id,
      mapel: masterSoal.mapel,
      edisi: masterSoal.edisi,
      arsip_dari: masterSoal.arsip_dari,
    })
    .from(soal)
    .innerJoin(masterSoal, byId(masterSoal, soal.master_soal_id))
    .where(ofSchool(soal, inArray(soal.id, [...ids]), ownBanks(akun)));
}

/** Ids of the questions of a version of a bank that the account may open. */
export async function listSoalOfBank(read: Reader, akun: SignedIn, bankId: string): Promise<string[]> {
  const rows = await read
    .select({ id: soal.id })
    .from(soal)
    .innerJoin(masterSoal, byId(masterSoal, soal.master_soal_id))
    .where(ofSchool(soal, eq(soal.master_soal_id, bankId), ownBanks(akun)));
  return rows.map(({ id }) => id);
}
