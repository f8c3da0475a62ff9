import { findField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { GandaRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { aliasedTable, and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { tandaBerkas } from '../../pendaftaran/berkas.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';

const { peserta_id, kolom, nilai } = tandaBerkas;
const lain = aliasedTable(tandaBerkas, 'lain');

/** What somebody else sent too: asked row by row, since for a list of values PostgreSQL may read the whole table. */
const isSama = ofSchool(lain, and(eq(lain.nilai, nilai), ne(lain.peserta_id, peserta_id)));

/** Of whom duplicates are looked for. */
type Own = Pick<typeof peserta.$inferSelect, 'id' | 'nisn'>;

const { id, nisn, nama, nomor_register, status } = peserta;

/**
 * Who has one of these NISN: of who was imported it stands in his row alone, and a draft is nobody's but its owner's. One
 * list for all: where figures about the table are old it is read whole, but once.
 */
const listBearers = (read: Reader, numbers: readonly (string | null)[]) =>
  read
    .select({ id, nisn, nama, nomor_register, status })
    .from(peserta)
    .where(
      ofSchool(
        peserta,
        inArray(
          nisn,
          numbers.filter((one) => one !== null),
        ),
        or(isNull(status), ne(status, draf)),
      ),
    );

/** Who else sent the NISN, the NIK or a document of this applicant, or has his NISN; at most 50 findings of each kind. */
export async function listGanda(read: Reader, own: Own): Promise<GandaRekam[]> {
  const senders = await read
    .selectDistinct({ kolom, id, nama, nomor_register, status })
    .from(tandaBerkas)
    .innerJoin(lain, isSama)
    .innerJoin(peserta, byId(peserta, lain.peserta_id))
    .where(ofSchool(tandaBerkas, eq(peserta_id, own.id)))
    .orderBy(asc(nama), asc(id), asc(kolom))
    .limit(50);
  const isSent = new Set(senders.flatMap((one) => (one.kolom === 'nisn' ? one.id : [])));
  const bearers = (await listBearers(read, [own.nisn]).orderBy(asc(nama), asc(id)).limit(50)).filter(
    (one) => one.id !== own.id && !isSent.has(one.id),
  );
  return [...senders, ...bearers.map((one) => ({ ...one, kolom: 'nisn' }))].map((other) => ({
    kolom: other.kolom,
    label: findField(other.kolom)?.label ?? other.kolom,
    id: other.id,
    nama: other.nama,
    nomor_register: other.nomor_register ?? '',
    status: other.status,
  }));
}

/** Of these applicants those of whom something stands in the form of another one, or whose NISN another one has. */
export async function findGanda(read: Reader, owns: readonly Own[]): Promise<Set<string>> {
  const other = read.select({ peserta_id: lain.peserta_id }).from(lain).where(isSama).limit(1);
  const ids = owns.map((own) => own.id);
  const senders = await read
    .selectDistinct({ peserta_id })
    .from(tandaBerkas)
    // As `exists` it becomes a join, of which PostgreSQL reads one side whole.
    .where(ofSchool(tandaBerkas, inArray(peserta_id, ids), isNotNull(sql`${other}`)));
  const numbers = owns.map((own) => own.nisn);
  const bearers = Map.groupBy(await listBearers(read, numbers), (one) => one.nisn);
  const shared = owns.filter((own) => bearers.get(own.nisn)?.some((one) => one.id !== own.id));
  return new Set([...senders.map((row) => row.peserta_id), ...shared.map((own) => own.id)]);
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
  const repeatedNisn = await read
    .select({ nisn })
    .from(peserta)
    .where(ofSchool(peserta, isNotNull(nisn)))
    .groupBy(nisn)
    .having(gt(count(), 1))
    .limit(most);
  const numbers = repeatedNisn.map((row) => row.nisn);
  const bearers = Map.groupBy(await listBearers(read, numbers), (one) => one.nisn);
  const alike = [...bearers.values()].filter((all) => all.length > 1).flat();
  return [...new Set([...ids, ...alike.map((one) => one.id)])].slice(0, most);
}
