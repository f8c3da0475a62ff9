import { wilayahResources } from '@spmb/shared/wilayah/wilayah.schema.ts';
import type { Context } from '../../context.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import type { Feature } from '../../feature.ts';
import { cariWilayah } from './cari-wilayah.queries.ts';
import { loadWilayah } from './load-wilayah.ts';
import { readDataWilayah } from './read-data-wilayah.ts';
import { wilayahCrudRoutes } from './wilayah-crud.route.ts';
import { wilayahProvinsiRoutes } from './wilayah-provinsi.route.ts';
import { wilayahRoutes } from './wilayah.route.ts';
import { provinsi } from './wilayah.table.ts';

/** Provinces, regencies, districts and villages. */
export const wilayahFeature = (context: Context): Feature => ({
  name: 'wilayah',
  fill: (signal) => loadWilayah(context, readDataWilayah, signal),
  searches: [
    buildSearch(context, { resource: wilayahResources.provinsi, table: provinsi }),
    {
      capability: wilayahResources.desa.capabilities.list,
      find: (_akun, words, limit) => cariWilayah(context.store.read, words, limit),
    },
  ],
  routes: [...wilayahRoutes(context), ...wilayahCrudRoutes(context), ...wilayahProvinsiRoutes(context)],
});
