import type { JalurWilayah } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { asc, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { containsWords } from '../../db/contains-words.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { desa, kabupaten, kecamatan, provinsi } from './wilayah.table.ts';

const foundMax = 50;
/** Shorter words stand in every other name. */
const wordMin = 3;

/**
 * Districts, then villages, whose name holds the first long word of a search; every other word may also stand in the
 * name of a region above ('depok sleman'). Whole names come first, then beginnings; `limit` in all.
 */
export async function searchWilayah(
  read: Reader,
  words: readonly string[],
  limit = foundMax,
): Promise<JalurWilayah[]> {
  const name = words.find((word) => word.length >= wordMin);
  if (name === undefined) return [];
  const others = words.filter((word) => word !== name);

  const regenciesWith = (word: string) => {
    const provinces = read
      .select({ id: provinsi.id })
      .from(provinsi)
      .where(ofSchool(provinsi, containsWords([provinsi.name], [word])));
    const found = or(containsWords([kabupaten.name], [word]), inArray(kabupaten.province_id, provinces));
    return read.select({ id: kabupaten.id }).from(kabupaten).where(ofSchool(kabupaten, found));
  };
  const isDistrictWith = (word: string) =>
    or(containsWords([kecamatan.name], [word]), inArray(kecamatan.regency_id, regenciesWith(word)));
  const isVillageWith = (word: string) => {
    const districts = read
      .select({ id: kecamatan.id })
      .from(kecamatan)
      .where(ofSchool(kecamatan, isDistrictWith(word)));
    return or(containsWords([desa.name], [word]), inArray(desa.district_id, districts));
  };

  const districtsFound = read
    .select({ district_id: kecamatan.id })
    .from(kecamatan)
    .where(ofSchool(kecamatan, containsWords([kecamatan.name], [name]), ...others.map(isDistrictWith)))
    .orderBy(...closest(kecamatan.name, words, name), asc(kecamatan.id))
    .limit(limit);
  const villagesFound = read
    .select({ district_id: desa.district_id, desa: { id: desa.id, name: desa.name } })
    .from(desa)
    .where(ofSchool(desa, containsWords([desa.name], [name]), ...others.map(isVillageWith)))
    .orderBy(...closest(desa.name, words, name), asc(desa.id))
    .limit(limit);
  const [districts, villages] = await Promise.all([districtsFound, villagesFound]);
  // Half of the places are the villages', as far as there are some.
  const shown = villages.slice(0, limit - Math.min(districts.length, limit / 2));
  return withPaths(read, [...districts.slice(0, limit - shown.length), ...shown]);
}

/** The name as it is looked for, then names that begin so, then the others, each by name. */
function closest(column: SQLiteColumn, words: readonly string[], name: string): SQL[] {
  const folded = sql`lower(${column})`;
  const isWhole = sql`${folded} in (lower(${words.join(' ')}), lower(${name}))`;
  const begins = sql`substr(${folded}, 1, ${name.length}) = lower(${name})`;
  return [sql`case when ${isWhole} then 0 when ${begins} then 1 else 2 end`, asc(folded)];
}

interface Found {
  district_id: string;
  desa?: { id: string; name: string };
}

async function withPaths(read: Reader, found: readonly Found[]): Promise<JalurWilayah[]> {
  if (found.length === 0) return [];
  const ids = [...new Set(found.map(({ district_id }) => district_id))];
  const rows = await read
    .select({
      provinsi: { id: provinsi.id, name: provinsi.name },
      kabupaten: { id: kabupaten.id, name: kabupaten.name },
      kecamatan: { id: kecamatan.id, name: kecamatan.name },
    })
    .from(kecamatan)
    .innerJoin(kabupaten, byId(kabupaten, kecamatan.regency_id))
    .innerJoin(provinsi, byId(provinsi, kabupaten.province_id))
    .where(ofSchool(kecamatan, inArray(kecamatan.id, ids)));
  const paths = new Map(rows.map((row) => [row.kecamatan.id, row]));
  return found.flatMap(({ district_id, desa: village }) => {
    const path = paths.get(district_id);
    return path ? [{ ...path, desa: village ?? null }] : [];
  });
}
