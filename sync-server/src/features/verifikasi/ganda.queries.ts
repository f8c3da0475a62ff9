import { findField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { GandaRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { aliasedTable, and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { tandaBerkas } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

const { peserta_id, kolom, nilai } = tandaBerkas;
const lain = aliasedTable(tandaBerkas, 'lain');

/** What somebody else sent too: asked row by row, since for a list of values PostgreSQL may read the whole table. */
const isSama = ofSchool(lain, and(eq(lain.nilai, nilai), ne(lain.peserta_id, peserta_id)));

const own = aliasedTable(peserta, 'own');

/** A draft is nobody's but its owner's. */
const isKnown = or(isNull(peserta.status), ne(peserta.status, draf));

/** Who has the NISN of `own`: of who was imported it stands in his row alone. */
const isSenisn = ofSchool(peserta, eq(peserta.nisn, own.nisn), ne(peserta.id, own.id), isKnown);

/** Who else sent the NISN, the NIK or a document of this applicant, or has his NISN; at most 50 findings of each kind. */
export async function listGanda(read: Reader, pesertaId: string): Promise<GandaRekam[]> {
  const { id, nama, nomor_register, status } = peserta;
  const senders = await read
    .selectDistinct({ kolom, id, nama, nomor_register, status })
    .from(tandaBerkas)
    .innerJoin(lain, isSama)
    .innerJoin(peserta, byId(peserta, lain.peserta_id))
    .where(ofSchool(tandaBerkas, eq(peserta_id, pesertaId)))
    .orderBy(asc(nama), asc(id), asc(kolom))
    .limit(50);
  const bearers = await read
    .select({ kolom: sql<string>`'nisn'`, id, nama, nomor_register, status })
    .from(own)
    .innerJoin(peserta, isSenisn)
    .where(byId(own, pesertaId))
    .orderBy(asc(nama), asc(id))
    .limit(50);
  const found = new Map([...senders, ...bearers].map((other) => [`${other.kolom} ${other.id}`, other]));
  return [...found.values()].map((other) => ({
    ...other,
    label: findField(other.kolom)?.label ?? other.kolom,
    nomor_register: other.nomor_register ?? '',
  }));
}

/** Of these applicants those of whom something stands in the form of another one, or whose NISN another one has. */
export async function findGanda(read: Reader, ids: readonly string[]): Promise<Set<string>> {
  const sender = read.select({ peserta_id: lain.peserta_id }).from(lain).where(isSama).limit(1);
  const senders = await read
    .selectDistinct({ peserta_id })
    .from(tandaBerkas)
    // As `exists` it becomes a join, of which PostgreSQL reads one side whole.
    .where(ofSchool(tandaBerkas, inArray(peserta_id, [...ids]), isNotNull(sql`${sender}`)));
  const bearer = read.select({ id: peserta.id }).from(peserta).where(isSenisn).limit(1);
  const bearers = await read
    .select({ peserta_id: own.id })
    .from(own)
    .where(ofSchool(own, inArray(own.id, [...ids]), isNotNull(sql`${bearer}`)));
  return new Set([...senders, ...bearers].map((row) => row.peserta_id));
}

/** More than a school ever has, and fewer than a statement takes. */
const most = 5_000;

/** The same of everybody. Of each kind two questions that each go through an index; as one, PostgreSQL chooses a way of minutes. */
export async function listSemuaGanda(read: Reader): Promise<string[]> {
  // Counted, because comparing who sent them takes half as long again; who sent one file twice falls out below.
  const repeated = await read
    .select({ nilai })
    .from(tandaBerkas)
    .where(ofSchool(tandaBerkas))
    .groupBy(nilai)
    .having(gt(count(), 1))
    .limit(most);
  const rows = await read
    .select({ nilai, peserta_id })
    .from(tandaBerkas)
    .where(
      ofSchool(
        tandaBerkas,
        inArray(
          nilai,
          repeated.map((row) => row.nilai),
        ),
      ),
    );
  const owners = Map.groupBy(rows, (row) => row.nilai);
  const isShared = (all: typeof rows) => new Set(all.map((row) => row.peserta_id)).size > 1;
  const ids = [...owners.values()].filter(isShared).flatMap((all) => all.map((row) => row.peserta_id));
  return [...new Set([...ids, ...(await listSenisn(read))])].slice(0, most);
}

async function listSenisn(read: Reader): Promise<string[]> {
  const { id, nisn } = peserta;
  const repeated = await read
    .select({ nisn })
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(nisn), isKnown))
    .groupBy(nisn)
    .having(gt(count(), 1))
    .limit(most);
  const numbers = repeated.flatMap((row) => row.nisn ?? []);
  const rows = await read
    .select({ id })
    .from(peserta)
    .where(ofSchool(peserta, inArray(nisn, numbers), isKnown));
  return rows.map((row) => row.id);
}
