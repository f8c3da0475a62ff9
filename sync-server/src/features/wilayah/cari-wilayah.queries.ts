import type { HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import { wilayahResources, type Tingkat } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { asc } from 'drizzle-orm';
import { containsWords } from '../../db/contains-words.ts';
import { byId, ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { searchWilayah } from './search-wilayah.queries.ts';
import { kabupaten, provinsi } from './wilayah.table.ts';

/** What people write before a name and no name of a district or village holds. */
const levelWords = new Set(['desa', 'kelurahan', 'kel', 'kecamatan', 'kec', 'kabupaten', 'kab', 'provinsi']);

/** Regencies, districts and villages, as the search of the back office shows them: at most `limit` of a level. */
export async function cariWilayah(
  read: Reader,
  words: readonly string[],
  limit: number,
): Promise<HasilCari[]> {
  const names = words.filter((word) => !levelWords.has(word.toLowerCase().replace(/\.$/, '')));
  const found = await searchWilayah(read, names, 2 * limit);
  const districts = found.filter(({ desa }) => desa === null).slice(0, limit);
  const villages = found.filter(({ desa }) => desa !== null).slice(0, limit);
  return [
    ...(await cariKabupaten(read, words, limit)),
    ...[...districts, ...villages].map(({ provinsi, kabupaten, kecamatan, desa }) => {
      const above = `${kabupaten?.name}, ${provinsi.name}`;
      return desa
        ? hit('desa', desa, `Kec. ${kecamatan?.name}, ${above}`, `${kabupaten?.id}/${kecamatan?.id}`)
        : hit('kecamatan', kecamatan ?? provinsi, above, `${provinsi.id}/${kabupaten?.id}`);
    }),
  ];
}

async function cariKabupaten(read: Reader, words: readonly string[], limit: number): Promise<HasilCari[]> {
  const { id, name, province_id } = kabupaten;
  const rows = await read
    .select({ id, name, province_id, province: provinsi.name })
    .from(kabupaten)
    .innerJoin(provinsi, byId(provinsi, province_id))
    .where(
      ofSchool(
        kabupaten,
        containsWords([name], words.slice(0, 1)),
        containsWords([name, provinsi.name], words.slice(1)),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => hit('kabupaten', row, row.province, row.province_id));
}

/** A region in the list that stands under the codes `list`. */
const hit = (
  tingkat: Tingkat,
  { id, name }: { id: string; name: string },
  detail: string,
  list: string,
): HasilCari => ({
  jenis: wilayahResources[tingkat].label,
  title: name,
  detail,
  route: `/backend/master-${tingkat}/${list}?form=${id}`,
});
