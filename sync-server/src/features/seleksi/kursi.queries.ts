import type { AturanSeleksi } from '@spmb/shared/seleksi/aturan.ts';
import type { Penempatan } from '@spmb/shared/seleksi/calon.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { asJson } from '../../db/columns.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { kursiSeleksi, potretSeleksi, putaranSeleksi, type BarisKursi } from './kursi.table.ts';

export type KursiTersimpan = typeof kursiSeleksi.$inferSelect;
export type PutaranTersimpan = typeof putaranSeleksi.$inferSelect;
/** `masukan` and `hasil` are for threads to unpack. */
export type PotretTersimpan = typeof potretSeleksi.$inferSelect;

/** What rounds gave, and reserve lists; not what is placed by hand. */
export const ofRounds = or(isNull(kursiSeleksi.jalan), ne(kursiSeleksi.jalan, 'manual'));

/** Whom the committee has placed by hand. */
export const listPenempatan = (read: Reader): Promise<Penempatan[]> =>
  read
    .select({ id: kursiSeleksi.peserta_id, program: kursiSeleksi.program_keahlian_id })
    .from(kursiSeleksi)
    .where(ofSchool(kursiSeleksi, eq(kursiSeleksi.jalan, 'manual')));

/** Why each was placed by hand, by applicant. */
export async function listAlasanManual(read: Reader): Promise<Map<string, string>> {
  const { peserta_id, alasan, jalan } = kursiSeleksi;
  const rows = await read
    .select({ peserta_id, alasan })
    .from(kursiSeleksi)
    .where(ofSchool(kursiSeleksi, eq(jalan, 'manual')));
  return new Map(rows.map((row) => [row.peserta_id, row.alasan]));
}

/** So many at once, while everybody else waits. */
const portion = 2_000;

/** What rounds gave, of all programmes, in portions. */
export async function* eachBarisKursi(read: Reader): AsyncGenerator<BarisKursi[]> {
  const { peserta_id: id, program_keahlian_id: program, jalan, kursi, urutan } = kursiSeleksi;
  for (let [lastId, lastProgram] = ['', '']; ;) {
    const rows = await read
      .select({ id, program, jalan, kursi, urutan })
      .from(kursiSeleksi)
      .where(ofSchool(kursiSeleksi, ofRounds, sql`(${id}, ${program}) > (${lastId}, ${lastProgram})`))
      .orderBy(asc(id), asc(program))
      .limit(portion);
    const last = rows.at(-1);
    if (!last) return;
    [lastId, lastProgram] = [last.id, last.program];
    yield rows.map((one) => [one.id, one.program, one.jalan, one.kursi, one.urutan]);
  }
}

/** Whether any round or placement has given something. */
export const isAdaKursi = async (read: Reader): Promise<boolean> =>
  (
    await read
      .select({ id: kursiSeleksi.peserta_id })
      .from(kursiSeleksi)
      .where(ofSchool(kursiSeleksi))
      .limit(1)
  ).length > 0;

/** Every seat and place on a reserve list of some programmes. */
export const listKursiProgram = (read: Reader, program: readonly string[]): Promise<KursiTersimpan[]> =>
  read
    .select()
    .from(kursiSeleksi)
    .where(ofSchool(kursiSeleksi, inArray(kursiSeleksi.program_keahlian_id, [...program])));

/** Where the applicants of a programme stand: seats of theirs anywhere, and their place on its reserve list. */
export const listKursiOf = (read: Reader, ids: readonly string[]): Promise<KursiTersimpan[]> =>
  read
    .select()
    .from(kursiSeleksi)
    .where(ofSchool(kursiSeleksi, inArray(kursiSeleksi.peserta_id, [...ids])));

/** Rounds that stand, in the order in which they ran. */
export function listPutaran(read: Reader): Promise<PutaranTersimpan[]> {
  const { dibuat_ms, jenis, program_keahlian_id } = putaranSeleksi;
  return read
    .select()
    .from(putaranSeleksi)
    .where(ofSchool(putaranSeleksi))
    .orderBy(asc(dibuat_ms), asc(jenis), asc(program_keahlian_id));
}

/** Whole runs as they were committed, in their order. */
export const listPotret = (read: Reader): Promise<PotretTersimpan[]> =>
  read.select().from(potretSeleksi).where(ofSchool(potretSeleksi)).orderBy(asc(potretSeleksi.nomor));

/** The same, without what went in and what came out. */
export function listCatatanPotret(read: Reader) {
  const { nomor, mode, sha256, nama, alasan, dibuat_ms } = potretSeleksi;
  return read
    .select({ nomor, mode, sha256, nama, alasan, dibuat_ms })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi))
    .orderBy(asc(nomor));
}

/** The rules that a run was made by. Where none stand beside what went in, that is JSON, and the database takes them out of it. */
export async function findAturanPotret(read: Reader, nomor: number): Promise<AturanSeleksi | undefined> {
  const { aturan, masukan } = potretSeleksi;
  const [row] = await read
    .select({
      aturan: sql<string>`cast(coalesce(${aturan}, ${asJson(sql`${masukan}`)} -> 'aturan') as text)`,
    })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi, eq(potretSeleksi.nomor, nomor)));
  return row && (JSON.parse(row.aturan) as AturanSeleksi);
}

/** A whole run that was committed, its result packed. */
export type PotretTeks = Pick<PotretTersimpan, 'nomor' | 'sha256' | 'hasil'>;

/** The last of them. */
export async function findPotretTerakhir(read: Reader): Promise<PotretTeks | undefined> {
  const { nomor, sha256, hasil } = potretSeleksi;
  const [row] = await read
    .select({ nomor, sha256, hasil })
    .from(potretSeleksi)
    .where(ofSchool(potretSeleksi))
    .orderBy(desc(nomor))
    .limit(1);
  return row;
}

/** Placed by hand, while the file is verified no more. */
export const listPenempatanLepas = (read: Reader): Promise<{ id: string; nama: string }[]> =>
  read
    .select({ id: peserta.id, nama: peserta.nama })
    .from(kursiSeleksi)
    .innerJoin(peserta, byId(peserta, kursiSeleksi.peserta_id))
    .where(
      ofSchool(
        kursiSeleksi,
        and(eq(kursiSeleksi.jalan, 'manual'), or(isNull(peserta.status), ne(peserta.status, diterima))),
      ),
    )
    .orderBy(asc(peserta.nama), asc(peserta.id));
