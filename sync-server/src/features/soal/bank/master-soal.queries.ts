import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { FileWords } from '../../../crud/definition/crud-definition.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { lockRow } from '../../../db/lock-row.ts';
import type { Reader } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { programKeahlian } from '../../program-keahlian/program-keahlian.table.ts';
import { isFrozen, type BankUsage } from './edisi.queries.ts';
import { ownBanks } from './own-banks.queries.ts';
import { masterSoal, soal } from './soal.table.ts';

export type MasterSoalRow = typeof masterSoal.$inferSelect;

/** Banks an account works on: without their earlier versions. */
export const masterSoalScope = (akun: SignedIn): SQL | undefined =>
  and(isNull(masterSoal.arsip_dari), ownBanks(akun));

/** A bank that the account may open, or an earlier version of one, to read it. Throws NotFound for every other id. */
export async function getMasterSoal(queries: Reader, akun: SignedIn, id: string): Promise<MasterSoalRow> {
  return (await findMasterSoal(queries, akun, id)) ?? noBank();
}

/** A bank whose items are to be written, locked: refused once attempts used it. Throws NotFound as getMasterSoal does. */
export async function openMasterSoal(
  usage: BankUsage,
  tx: Reader,
  akun: SignedIn,
  id: string,
): Promise<MasterSoalRow> {
  const row = (await lockMasterSoal(tx, akun, id)) ?? noBank();
  await refuseFrozen(usage, tx, row);
  return row;
}

function noBank(): never {
  throw new NotFound('Bank soal ini tidak ada lagi. Kembali ke daftar bank soal.');
}

/** Throws a Refusal (409) where the questions of a bank change no more. */
export async function refuseFrozen(
  { listUsedBanks }: BankUsage,
  queries: Reader,
  row: MasterSoalRow,
): Promise<void> {
  if (isFrozen(row, await listUsedBanks(queries)))
    throw new Refusal(
      `Bank soal ${row.mapel} sudah dipakai ujian, maka isinya dibekukan. Buat versi baru dulu, lalu ubah di sana.`,
      409,
      { jenis: 'bank-beku' },
    );
}

const isBank = (id: string) => byId(masterSoal, id);

async function findMasterSoal(queries: Reader, akun: SignedIn, id: string) {
  const rows = await queries
    .select()
    .from(masterSoal)
    .where(and(isBank(id), ownBanks(akun)));
  return rows[0];
}

/** A bank that the account works on, frozen or not, its row locked. */
export async function lockMasterSoal(queries: Reader, akun: SignedIn, id: string) {
  const query = queries
    .select()
    .from(masterSoal)
    .where(and(isBank(id), masterSoalScope(akun)));
  return (await lockRow(query))[0];
}

/** Whether a bank, or an earlier version of one, that the account may open has this attachment. */
export async function isOwnLampiran(read: Reader, akun: SignedIn, name: string): Promise<boolean> {
  const rows = await read
    .select({ id: masterSoal.id })
    .from(masterSoal)
    .where(ofSchool(masterSoal, eq(masterSoal.lampiran, name), ownBanks(akun)))
    .limit(1);
  return rows.length > 0;
}

/** Banks to choose from, by subject; the note tells two banks of one subject apart. */
export async function listMasterSoalOptions(read: Reader, akun: SignedIn) {
  const rows = await read
    .select({ value: masterSoal.id, mapel: masterSoal.mapel, keterangan: masterSoal.keterangan })
    .from(masterSoal)
    .where(ofSchool(masterSoal, masterSoalScope(akun)))
    .orderBy(asc(sql`lower(${masterSoal.mapel})`), asc(masterSoal.id));
  return rows.map(({ value, mapel, keterangan }) => {
    const note = keterangan.slice(0, 60).trim();
    return { value, label: note === '' ? mapel : `${mapel} (${note})` };
  });
}

/** Rows of banks for a file: the programme's name in the place of its id, and whether there is an attachment. */
export async function bankWords(read: Reader): Promise<FileWords> {
  const programs = await read
    .select({ id: programKeahlian.id, name: programKeahlian.name })
    .from(programKeahlian)
    .where(ofSchool(programKeahlian));
  const names = new Map<unknown, string>(programs.map(({ id, name }) => [id, name]));
  return {
    write: (row) => ({
      ...row,
      program_keahlian_id: names.get(row['program_keahlian_id']) ?? null,
      lampiran: row['lampiran'] === null ? null : 'Ada',
    }),
  };
}

/** Number of items by bank; a bank without items is missing. */
export async function countSoal(queries: Reader, bankIds: readonly string[]): Promise<Map<string, number>> {
  if (bankIds.length === 0) return new Map();
  const rows = await queries
    .select({ id: soal.master_soal_id, jumlah: count() })
    .from(soal)
    .where(ofSchool(soal, inArray(soal.master_soal_id, [...bankIds])))
    .groupBy(soal.master_soal_id);
  return new Map(rows.map(({ id, jumlah }) => [id, jumlah]));
}

/** How many banks the account may open, and how many of them have no question that is ready. */
export async function countBanks(read: Reader, akun: SignedIn): Promise<{ semua: number; kosong: number }> {
  const isReady = ofSchool(soal, eq(soal.master_soal_id, masterSoal.id), eq(soal.status, 'siap'));
  const rows = await read
    .select({ siap: count(soal.id) })
    .from(masterSoal)
    .leftJoin(soal, isReady)
    .where(ofSchool(masterSoal, masterSoalScope(akun)))
    .groupBy(masterSoal.id);
  return { semua: rows.length, kosong: rows.filter(({ siap }) => siap === 0).length };
}

export async function hasProgram(queries: Reader, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: programKeahlian.id })
    .from(programKeahlian)
    .where(byId(programKeahlian, id));
  return rows.length > 0;
}
