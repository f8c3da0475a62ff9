import type { Option } from '@spmb/shared/kernel/resource.ts';
import type { JalurWilayah, Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { and, asc, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { CrudTable } from '../../crud/definition/crud-definition.ts';
import { lockRow } from '../../db/lock-row.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { sekolah } from '../sekolah/sekolah.table.ts';
import { desa, kabupaten, kecamatan, provinsi } from './wilayah.table.ts';

/** Every level's table with the column of the region above. */
const levels = {
  provinsi: { table: provinsi, induk: undefined },
  kabupaten: { table: kabupaten, induk: kabupaten.province_id },
  kecamatan: { table: kecamatan, induk: kecamatan.regency_id },
  desa: { table: desa, induk: desa.district_id },
} as const satisfies Record<
  Tingkat,
  { table: CrudTable & { name: SQLiteColumn }; induk: SQLiteColumn | undefined }
>;

/** Throws NotFound where the region does not exist; `lock` holds it until the transaction ends. */
export async function openWilayah(queries: Reader, tingkat: Tingkat, id: string, lock: boolean) {
  const { table } = levels[tingkat];
  const query = queries.select({ id: table.id }).from(table).where(isRow(table, id));
  const rows = await (lock ? lockRow(query) : query);
  if (rows.length === 0) throw new NotFound();
}

const kabupatenIn = (read: Reader, provinsiId: string) =>
  read
    .select({ id: kabupaten.id })
    .from(kabupaten)
    .where(ofSchool(kabupaten, eq(kabupaten.province_id, provinsiId)));

/** The districts of a province. */
export const isKecamatanIn = (read: Reader, provinsiId: string): SQL =>
  inArray(kecamatan.regency_id, kabupatenIn(read, provinsiId));

/** The villages of a province. */
export const isDesaIn = (read: Reader, provinsiId: string): SQL =>
  inArray(
    desa.district_id,
    read
      .select({ id: kecamatan.id })
      .from(kecamatan)
      .where(ofSchool(kecamatan, isKecamatanIn(read, provinsiId))),
  );

/** Whether a regency or a district lies in a province. */
export async function liesIn(
  queries: Reader,
  tingkat: 'kabupaten' | 'kecamatan',
  id: string,
  provinsiId: string,
): Promise<boolean> {
  const { table } = levels[tingkat];
  const isIn =
    tingkat === 'kabupaten' ? eq(kabupaten.province_id, provinsiId) : isKecamatanIn(queries, provinsiId);
  const query = queries
    .select({ id: table.id })
    .from(table)
    .where(and(isRow(table, id), isIn));
  return (await lockRow(query)).length > 0;
}

/** How many regions of a level lie directly in the region `induk`. */
export async function countIn(queries: Reader, tingkat: Exclude<Tingkat, 'provinsi'>, induk: string) {
  const level = levels[tingkat];
  const ofParent = ofSchool(level.table, eq(level.induk, induk));
  const [counted] = await queries.select({ total: count() }).from(level.table).where(ofParent);
  return counted?.total ?? 0;
}

const columnOfSekolah = {
  provinsi: sekolah.province_id,
  kabupaten: sekolah.regency_id,
  kecamatan: sekolah.district_id,
  desa: sekolah.village_id,
};

/** Whether the profile of the school lies in a region. */
export async function isOfSekolah(queries: Reader, tingkat: Tingkat, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: sekolah.id })
    .from(sekolah)
    .where(and(eq(sekolah.id, schoolId), eq(columnOfSekolah[tingkat], id)));
  return rows.length > 0;
}

/** Regions of a level to choose from, by name: those directly in `induk`, or all where the level has none above. */
export async function listPilihanWilayah(read: Reader, tingkat: Tingkat, induk: string): Promise<Option[]> {
  const level = levels[tingkat];
  const isUnder = level.induk && eq(level.induk, induk);
  return read
    .select({ value: level.table.id, label: level.table.name })
    .from(level.table)
    .where(ofSchool(level.table, isUnder))
    .orderBy(asc(sql`lower(${level.table.name})`), asc(level.table.id));
}

/** A region above the villages with those that it lies in. Throws NotFound. */
export async function getJalur(
  read: Reader,
  tingkat: Exclude<Tingkat, 'desa'>,
  id: string,
): Promise<JalurWilayah> {
  const inKecamatan =
    tingkat === 'kecamatan'
      ? only(await read.select().from(kecamatan).where(isRow(kecamatan, id)))
      : undefined;
  const kabupatenId = inKecamatan?.regency_id ?? id;
  const inKabupaten =
    tingkat === 'provinsi'
      ? undefined
      : only(await read.select().from(kabupaten).where(isRow(kabupaten, kabupatenId)));
  const provinsiId = inKabupaten?.province_id ?? id;
  return {
    provinsi: tempat(only(await read.select().from(provinsi).where(isRow(provinsi, provinsiId)))),
    kabupaten: inKabupaten ? tempat(inKabupaten) : null,
    kecamatan: inKecamatan ? tempat(inKecamatan) : null,
    desa: null,
  };
}

const isRow = (table: CrudTable, id: string) => byId(table, id);
const tempat = ({ id, name }: { id: string; name: string }) => ({ id, name });

function only<Row>([row]: Row[]): Row {
  if (!row) throw new NotFound();
  return row;
}
