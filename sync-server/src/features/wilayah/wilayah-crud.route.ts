import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { checkKodeWilayah } from '@spmb/shared/wilayah/check-kode-wilayah.ts';
import { wilayahResources, type Tingkat, type Wilayah } from '@spmb/shared/wilayah/wilayah.schema.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import type { CrudDefinition, CrudTable } from '../../crud/definition/crud-definition.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import type { Route } from '../../http/route.ts';
import { countIn, isOfSekolah, openWilayah } from './wilayah.queries.ts';
import { desa, kabupaten, kecamatan, provinsi } from './wilayah.table.ts';

type Values = Pick<Wilayah, 'id' | 'name'>;

/** The lists of the four levels, each below the first under the region above it (N5). */
export function wilayahCrudRoutes(context: Context): Route[] {
  const routesOf = (tingkat: Tingkat, table: CrudTable, further: Partial<CrudDefinition<Values, Wilayah>>) =>
    buildCrud<Values, Wilayah>(context, {
      resource: wilayahResources[tingkat],
      table,
      async check(_tx, { id }, before, { parent }) {
        if (!before) refuseIsian(checkKodeWilayah(id, parent));
        return {};
      },
      ...further,
    });
  return [
    ...routesOf('provinsi', provinsi, keeps('provinsi')),
    ...routesOf('kabupaten', kabupaten, {
      ...under('province_id', 'provinsi'),
      ...keeps('kabupaten'),
    }),
    ...routesOf('kecamatan', kecamatan, {
      ...under('regency_id', 'kabupaten'),
      ...keeps('kecamatan'),
    }),
    ...routesOf('desa', desa, { ...under('district_id', 'kecamatan'), ...keeps('desa') }),
  ];
}

const under = (column: string, induk: Tingkat): Pick<CrudDefinition<Values, Wilayah>, 'parent'> => ({
  parent: { column, open: (queries, _akun, id, lock) => openWilayah(queries, induk, id, lock) },
});

const wordsIn = { provinsi: 'kabupaten/kota', kabupaten: 'kecamatan', kecamatan: 'desa/kelurahan' } as const;
const below = { provinsi: 'kabupaten', kabupaten: 'kecamatan', kecamatan: 'desa' } as const;

/** A region in which others lie, or in which the school itself lies, is not deleted. */
const keeps = (tingkat: Tingkat): Pick<CrudDefinition<Values, Wilayah>, 'clear'> => ({
  async clear(queries, { id, name }) {
    const total = tingkat === 'desa' ? 0 : await countIn(queries, below[tingkat], id);
    if (tingkat !== 'desa' && total > 0)
      throw new Refusal(
        `${String(name)} masih memuat ${total} ${wordsIn[tingkat]}. Hapus dulu yang ada di dalamnya.`,
      );
    if (await isOfSekolah(queries, tingkat, id))
      throw new Refusal(
        `${String(name)} dipakai Profil Sekolah. Ganti wilayah sekolah di sana dulu, lalu hapus.`,
      );
  },
});
