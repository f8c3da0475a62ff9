import { findField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import type { GandaRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { and, asc, eq, inArray, max, min, ne } from 'drizzle-orm';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { tandaBerkas } from '../pendaftaran/berkas.table.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

const { peserta_id, kolom, nilai } = tandaBerkas;

/** Who else sent the NISN, the NIK or a document of this applicant; at most 50 findings. */
export async function listGanda(read: Reader, pesertaId: string): Promise<GandaRekam[]> {
  const own = await read
    .select({ kolom, nilai })
    .from(tandaBerkas)
    .where(ofSchool(tandaBerkas, eq(peserta_id, pesertaId)));
  if (own.length === 0) return [];
  const values = own.map((one) => one.nilai);
  const { id, nama, nomor_register, status } = peserta;
  const others = await read
    .select({ nilai, id, nama, nomor_register, status })
    .from(tandaBerkas)
    .innerJoin(peserta, byId(peserta, peserta_id))
    .where(ofSchool(tandaBerkas, and(inArray(nilai, values), ne(peserta_id, pesertaId))))
    .orderBy(asc(nama), asc(id))
    .limit(50);
  return others.map((other) => {
    const field = own.find((one) => one.nilai === other.nilai)?.kolom ?? '';
    return {
      kolom: field,
      label: findField(field)?.label ?? field,
      id: other.id,
      nama: other.nama,
      nomor_register: other.nomor_register ?? '',
      status: other.status ?? 0,
    };
  });
}

/** Of these applicants those of whom something stands in the form of another one. */
export async function findGanda(read: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const theirs = await read
    .select({ nilai })
    .from(tandaBerkas)
    .where(ofSchool(tandaBerkas, inArray(peserta_id, [...ids])));
  if (theirs.length === 0) return new Set();
  const values = theirs.map((row) => row.nilai);
  const rows = await read
    .select({ nilai, peserta_id })
    .from(tandaBerkas)
    .where(ofSchool(tandaBerkas, inArray(nilai, values)));
  const owners = Map.groupBy(rows, (row) => row.nilai);
  const isShared = (all: typeof rows) => new Set(all.map((row) => row.peserta_id)).size > 1;
  return new Set([...owners.values()].filter(isShared).flatMap((all) => all.map((row) => row.peserta_id)));
}

/** More than a school ever has, and fewer than a statement takes. */
const most = 5_000;

/** The same of everybody. Two questions that each go through an index; as one, PostgreSQL chooses a way of minutes. */
export async function listSemuaGanda(read: Reader): Promise<string[]> {
  const shared = await read
    .select({ nilai })
    .from(tandaBerkas)
    .where(ofSchool(tandaBerkas))
    .groupBy(nilai)
    .having(ne(min(peserta_id), max(peserta_id)))
    .limit(most);
  if (shared.length === 0) return [];
  const rows = await read
    .selectDistinct({ peserta_id })
    .from(tandaBerkas)
    .where(
      ofSchool(
        tandaBerkas,
        inArray(
          nilai,
          shared.map((row) => row.nilai),
        ),
      ),
    )
    .limit(most);
  return rows.map((row) => row.peserta_id);
}
