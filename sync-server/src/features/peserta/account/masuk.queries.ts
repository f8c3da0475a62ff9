import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { and, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { preparedSelect } from '../../../db/prepared.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { akun, sesiMasuk } from '../../akun/account/akun.table.ts';
import { akunOfPeserta } from '../rows/joins.queries.ts';
import { peserta } from '../rows/peserta.table.ts';

const selectByName = preparedSelect((read) =>
  read
    .select()
    .from(akun)
    .where(ofSchool(akun, eq(akun.email, sql.placeholder('email')))),
);

/**
 * Nobody has looked yet at what an applicant says of himself in a form that he sent, which is when he gets his number; what
 * was imported, written at the desk or accepted is known.
 */
const isKnown = or(
  isNull(peserta.nomor_register),
  eq(peserta.status, diterima),
  eq(peserta.nisn_dikenal, peserta.nisn),
);
const known = sql<number>`case when ${isKnown} then 1 else 0 end`;

const selectPesertaBy = (
  column: typeof peserta.nomor_peserta | typeof peserta.nisn | typeof peserta.nisn_dikenal,
  known: SQL<number>,
) =>
  preparedSelect((read) =>
    read
      .select({ akun, known })
      .from(peserta)
      .innerJoin(akun, akunOfPeserta)
      .where(ofSchool(peserta, eq(column, sql.placeholder('nomor'))))
      .orderBy(desc(known))
      .limit(2),
  );

// Looks by index; with `or`, SQLite reads every participant.
const selectByNomor = selectPesertaBy(peserta.nomor_peserta, known);
const selectByNisn = selectPesertaBy(peserta.nisn, known);
const selectByNisnDikenal = selectPesertaBy(peserta.nisn_dikenal, sql<number>`1`);

const selectSesiMasuk = preparedSelect((read) =>
  read
    .select({ akun, sesi: sesiMasuk, peserta_id: peserta.id })
    .from(sesiMasuk)
    .innerJoin(akun, byId(akun, sesiMasuk.akun_id))
    .leftJoin(peserta, ofSchool(peserta, eq(peserta.akun_id, akun.id)))
    .where(byId(sesiMasuk, sql.placeholder('id'), isNull(sesiMasuk.dicabut_ms))),
);

const selectPeserta = preparedSelect((read) =>
  read
    .select()
    .from(peserta)
    .where(ofSchool(peserta, eq(peserta.akun_id, sql.placeholder('akun_id')))),
);

/**
 * The account whose login name, participant number or NISN is `nomor`; undefined where none or several fit. Whoever writes
 * somebody else's NISN in his form keeps nobody out whose number the school knows.
 */
export async function findAkunByNomor(read: Reader, nomor: string) {
  const byName = await selectByName(read, { email: nomor.toLowerCase() });
  if (byName[0]) return byName[0];
  const found = [
    ...(await selectByNomor(read, { nomor })),
    ...(await selectByNisn(read, { nomor })),
    ...(await selectByNisnDikenal(read, { nomor })),
  ];
  const trusted = found.filter((row) => row.known === 1);
  const fitting = trusted.length > 0 ? trusted : found;
  const ids = new Set(fitting.map((row) => row.akun.id));
  return ids.size === 1 ? fitting[0]?.akun : undefined;
}

/** A living login session with its account and, for a participant, the participant's id. */
export const findSesiMasuk = async (read: Reader, sesiId: string) =>
  (await selectSesiMasuk(read, { id: sesiId }))[0];

export const findPesertaOfAkun = async (read: Reader, akunId: string) =>
  (await selectPeserta(read, { akun_id: akunId }))[0];

/**
 * Name of whoever else signs in with `email`: an account, or a participant by his number, or by his NISN where the school
 * knows it. What an applicant writes in his form keeps nobody from signing up with his own NISN.
 */
export async function findOwnerOfNama(queries: Reader, email: string, akunId: string) {
  const [other] = await queries
    .select({ nama: akun.username })
    .from(akun)
    .where(ofSchool(akun, eq(akun.email, email), ne(akun.id, akunId)));
  if (other) return other.nama;
  const isNumber = or(
    sql`lower(${peserta.nomor_peserta}) = ${email}`,
    eq(peserta.nisn_dikenal, email),
    and(eq(peserta.nisn, email), isKnown),
  );
  const isOther = sql`coalesce(${peserta.akun_id}, '') <> ${akunId}`;
  const [participant] = await queries
    .select({ nama: peserta.nama })
    .from(peserta)
    .where(ofSchool(peserta, isNumber, isOther))
    .limit(1);
  return participant?.nama;
}
