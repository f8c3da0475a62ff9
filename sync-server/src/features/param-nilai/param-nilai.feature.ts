import { paramNilaiResource } from '@spmb/shared/param-nilai/param-nilai.schema.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import type { Feature } from '../../feature.ts';
import { insertParamNilai } from './param-nilai.mutations.ts';
import { paramNilai } from './param-nilai.table.ts';

/** Assessment parameters: parts of the final score and their weights. */
export const paramNilaiFeature = (context: Context): Feature => ({
  name: 'param-nilai',
  routes: buildCrud(context, { resource: paramNilaiResource, table: paramNilai }),
  firstData: [{ name: 'param-nilai', insert: insertParamNilai }],
  searches: [
    buildSearch(
      context,
      { resource: paramNilaiResource, table: paramNilai },
      { screen: '/backend/master-param-nilai', detail: ({ kode }) => kode },
    ),
  ],
});
