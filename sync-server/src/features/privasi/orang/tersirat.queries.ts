import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { and, eq, gt, inArray, ne, notExists, or, type SQL } from 'drizzle-orm';
import { auditColumns } from '../../../db/audit-columns.ts';
import { audit } from '../../../db/audit.table.ts';
import { containsWords } from '../../../db/contains-words.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { relationsOf } from '../../../db/relations.ts';
import type { Reader } from '../../../db/store.ts';
import { nameOf, type AnyRow } from '../../../db/table-rows.ts';
import type { Media } from '../../../media/media.queries.ts';
import { media, type Doctype } from '../../../media/media.table.ts';
import { unggahan } from '../../media/unggahan.table.ts';
import { tandaBerkas } from '../../pendaftaran/berkas.table.ts';
import { filesIn } from '../../pendaftaran/own-files.mutations.ts';
import { pesan } from '../../pesan/rows/pesan.table.ts';
import { berhentiPesan } from '../../pesan-keluar/antrean/pesan-keluar.table.ts';
import { impor, peserta } from '../../peserta/rows/peserta.table.ts';
import { tindakanSalin } from './aturan-salinan.ts';
import { laporanTanpa } from './laporan-tanpa.ts';
import type { Milik, Orang } from './milik.queries.ts';

/** Documents of an applicant. */
export const dokumenOrang: readonly Doctype[] = ['avatar', 'peserta', 'permohonan', 'daftar-ulang'];
/** Kinds of files that are a person's own: his documents, and what came with messages. */
const milikOrang: readonly Doctype[] = [...dokumenOrang, 'pesan'];
/** Most ids of one query. */
const idsPerQuery = 500;

function* portions(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += idsPerQuery) yield ids.slice(start, start + idsPerQuery);
}

/** Stored names in a person's rows: in columns that hold one, and in the file fields of a form. What he has typed names none. */
const namaBerkas = (milik: Milik): string[] =>
  [...milik].flatMap(([table, rows]) => {
    const columns = relationsOf(table).filter(({ parent }) => parent === media);
    return rows.flatMap((row) => [
      ...columns.map(({ column }) => row[column.name]).filter((name) => typeof name === 'string'),
      ...filesIn((row['isi'] ?? {}) as Partial<Formulir>).map(([, file]) => file),
    ]);
  });

/** Files of a person: what he has uploaded, and what his rows name, unless another applicant has uploaded it. */
export async function listBerkasOrang(
  read: Reader,
  { peserta_id, akun_id }: Orang,
  milik: Milik,
): Promise<Media[]> {
  const found = new Map<string, Media>();
  const ask = async (which: SQL | undefined) => {
    const kinds = inArray(media.doctype, [...milikOrang]);
    for (const row of await read
      .select()
      .from(media)
      .where(ofSchool(media, kinds, which)))
      found.set(row.id, row);
  };
  const ofAnother = read
    .select({ id: peserta.id })
    .from(peserta)
    .where(ofSchool(peserta, eq(peserta.akun_id, media.akun_id), ne(peserta.id, peserta_id)));
  for (const ids of portions([...new Set(namaBerkas(milik))]))
    await ask(and(inArray(media.id, ids), notExists(ofAnother)));
  if (akun_id !== null) await ask(eq(media.akun_id, akun_id));
  return [...found.values()];
}

/**
 * Those of a person's files that go with him. The desk stores the same page once, whomever it hands it in for, and the
 * committee answers several with one file: what it has stored stays while somebody else's form or message has it.
 */
export async function listBerkasHabis(
  read: Reader,
  { peserta_id, akun_id }: Orang,
  berkas: readonly Media[],
): Promise<Media[]> {
  const others = berkas.filter((one) => akun_id === null || one.akun_id !== akun_id);
  const kept = new Set<string | null>();
  for (const ids of portions(others.map(({ id }) => id)))
    for (const { name } of await read
      .selectDistinct({ name: pesan.lampiran })
      .from(pesan)
      .where(ofSchool(pesan, inArray(pesan.lampiran, ids), ne(pesan.peserta_id, peserta_id))))
      kept.add(name);
  for (const sums of portions(others.map(({ sha256 }) => sha256)))
    for (const { sum } of await read
      .selectDistinct({ sum: tandaBerkas.nilai })
      .from(tandaBerkas)
      .where(ofSchool(tandaBerkas, inArray(tandaBerkas.nilai, sums), ne(tandaBerkas.peserta_id, peserta_id))))
      kept.add(sum);
  return berkas.filter((one) => !others.includes(one) || !(kept.has(one.id) || kept.has(one.sha256)));
}

/** Entries of the audit trail that tell of a person's rows, or that he wrote himself; the newest first. */
export async function listAuditOrang(read: Reader, orang: Orang, milik: Milik, berkas: readonly Media[]) {
  const found = new Map<string, { id: string } & AnyRow>();
  for (const which of tentangOrang(orang, milik, berkas))
    for (const row of await read.select(auditColumns).from(audit).where(ofSchool(audit, which)))
      found.set(row.id, row);
  return [...found.values()].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

/**
 * What finds those entries, to be asked one by one: each has an index, and all of them in one question have none. Some tell of
 * a table whose rows have no id, or of none: he is named as their record.
 */
export function tentangOrang(
  { peserta_id, akun_id }: Orang,
  milik: Milik,
  berkas: readonly Pick<Media, 'id'>[],
): SQL[] {
  const own = akun_id === null ? [] : [eq(audit.akun_id, akun_id)];
  const idsOf = (rows: readonly AnyRow[]) => rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  const records: [string, string[]][] = [...milik].map(([table, rows]) => [nameOf(table), idsOf(rows)]);
  const files: [string, string[]] = ['media', berkas.map(({ id }) => id)];
  const ofRecords = [...records, files].flatMap(([tabel, all]) =>
    [...portions(all)].flatMap((ids) => and(eq(audit.tabel, tabel), inArray(audit.baris_id, ids)) ?? []),
  );
  return [...own, eq(audit.baris_id, peserta_id), ...ofRecords];
}

/** Uploads of an account that have not come to an end. */
export const listUnggahanOrang = (read: Reader, akunId: string) =>
  read
    .select()
    .from(unggahan)
    .where(ofSchool(unggahan, eq(unggahan.akun_id, akunId)));

/** Whether an account has had a copy of somebody's data after an instant. */
export async function hasSalinanSejak(
  read: Reader,
  akunId: string,
  pesertaId: string,
  sejakMs: number,
): Promise<boolean> {
  const { tindakan, tabel, baris_id, akun_id, waktu_ms } = audit;
  const acts = and(eq(tindakan, tindakanSalin), gt(waktu_ms, sejakMs), eq(akun_id, akunId));
  const rows = await read
    .select({ id: audit.id })
    .from(audit)
    .where(ofSchool(audit, eq(tabel, 'peserta'), eq(baris_id, pesertaId), acts))
    .limit(1);
  return rows.length > 0;
}

/** Whether a number wants no messages. */
export const listBerhentiOrang = (read: Reader, nomor: string) =>
  read
    .select()
    .from(berhentiPesan)
    .where(ofSchool(berhentiPesan, eq(berhentiPesan.nomor, nomor)));

/** Whether a stored file with this content has a name. */
export async function isShaNamed(read: Reader, sha256: string): Promise<boolean> {
  const rows = await read
    .select({ id: media.id })
    .from(media)
    .where(ofSchool(media, eq(media.sha256, sha256)))
    .limit(1);
  return rows.length > 0;
}

/** Reports of imports in which somebody's number or name stands, without the lines that name him. */
export async function listLaporanOrang(
  read: Reader,
  { nama, nomor_peserta }: { nama: string; nomor_peserta: string },
): Promise<{ id: string; laporan: unknown }[]> {
  const names = [nama, nomor_peserta].filter(Boolean);
  // The database leaves out most, without a report being taken apart.
  const hasText = names.map((name) => containsWords([impor.laporan], [JSON.stringify(name).slice(1, -1)]));
  const rows = await read
    .select({ id: impor.id, laporan: impor.laporan })
    .from(impor)
    .where(ofSchool(impor, eq(impor.jenis, 'peserta'), or(...hasText)));
  return rows.flatMap(({ id, laporan }) => {
    const tanpa = laporanTanpa(laporan, names);
    return tanpa === laporan ? [] : [{ id, laporan: tanpa }];
  });
}
