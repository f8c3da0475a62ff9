import { and, asc, eq, max } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { soal } from './soal.table.ts';

export type SoalRow = typeof soal.$inferSelect;

const ofBank = (bankId: string) => ofSchool(soal, eq(soal.master_soal_id, bankId));

/** All items of a bank by number. */
export async function listSoal(queries: Reader, bankId: string): Promise<SoalRow[]> {
  return queries.select().from(soal).where(ofBank(bankId)).orderBy(asc(soal.nomor));
}

export async function findSoalByNomor(
  queries: Reader,
  bankId: string,
  nomor: number,
): Promise<SoalRow | undefined> {
  const rows = await queries
    .select()
    .from(soal)
    .where(and(ofBank(bankId), eq(soal.nomor, nomor)));
  return rows[0];
}

/** Highest number of a bank; 0 for an empty one. */
export async function findLastNomor(queries: Reader, bankId: string): Promise<number> {
  const rows = await queries
    .select({ nomor: max(soal.nomor) })
    .from(soal)
    .where(ofBank(bankId));
  return rows[0]?.nomor ?? 0;
}
