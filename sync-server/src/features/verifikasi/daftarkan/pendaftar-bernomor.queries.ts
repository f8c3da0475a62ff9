import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { parseNisn } from '@spmb/shared/peserta/nisn.ts';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { akunOfPeserta } from '../../peserta/rows/joins.queries.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

/** A participant with the name by which he signs in; null where he has no account. */
export type Ditemukan = typeof peserta.$inferSelect & { masuk: string | null };

/**
 * Whose number this is: a NISN, or what somebody signs in with; undefined for nobody. Refuses (409) a number that several
 * have: which of them is meant, nobody can say.
 */
export async function findPendaftarBernomor(read: Reader, nomor: string): Promise<Ditemukan | undefined> {
  const nisn = parseNisn(nomor);
  const name = nomor.trim().toLowerCase();
  // One look by each index.
  const looks = nisn
    ? [eq(peserta.nisn, nisn), and(eq(peserta.nomor_peserta, nisn), isNull(peserta.nisn))]
    : [eq(sql`lower(${peserta.nomor_peserta})`, name), eq(akun.email, name)];
  const found = new Map<string, Ditemukan>();
  for (const look of looks) for (const one of await listDitemukan(read, look)) found.set(one.id, one);
  const [first, second] = found.values();
  if (first && second)
    throw new Refusal(
      `Nomor ini tercatat pada ${first.nama} dan ${second.nama}. Samakan dulu di Data Peserta, lalu cari lagi.`,
      409,
      { jenis: 'nomor-ganda' },
    );
  return first;
}

/** The same of whoever has this id. */
export const findDitemukan = async (read: Reader, id: string): Promise<Ditemukan | undefined> =>
  (await listDitemukan(read, byId(peserta, id)))[0];

async function listDitemukan(read: Reader, which: SQL | undefined): Promise<Ditemukan[]> {
  const rows = await read
    .select({ own: peserta, masuk: akun.email })
    .from(peserta)
    .leftJoin(akun, akunOfPeserta)
    .where(ofSchool(peserta, which))
    .limit(2);
  return rows.map(({ own, masuk }) => ({ ...own, masuk }));
}
