import { paramPrestasiResource } from '@spmb/shared/param-prestasi/param-prestasi.schema.ts';
import type { Context } from '../../context.ts';
import { buildCombo } from '../../crud/list/build-combo.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import { listOptions } from '../../crud/list/list-options.ts';
import type { Feature } from '../../feature.ts';
import { insertParamPrestasi } from './param-prestasi.mutations.ts';
import { paramPrestasi } from './param-prestasi.table.ts';

/** Achievement parameters: what an achievement is worth in the final score. */
export const paramPrestasiFeature = (context: Context): Feature => ({
  name: 'param-prestasi',
  routes: [
    buildCombo('/api/param-prestasi-combo', ['masuk'], () =>
      listOptions(context.store.read, paramPrestasiResource, paramPrestasi),
    ),
    ...buildCrud(context, { resource: paramPrestasiResource, table: paramPrestasi }),
  ],
  firstData: [{ name: 'param-prestasi', insert: insertParamPrestasi }],
  searches: [
    buildSearch(
      context,
      { resource: paramPrestasiResource, table: paramPrestasi },
      { screen: '/backend/master-param-prestasi' },
    ),
  ],
});
