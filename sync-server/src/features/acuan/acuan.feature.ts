import {
  golonganResource,
  jurusanResource,
  opdResource,
  pekerjaanResource,
  pendidikanResource,
} from '@spmb/shared/acuan/acuan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { buildCombo } from '../../crud/list/build-combo.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import type { CrudDefinition } from '../../crud/definition/crud-definition.ts';
import { listOptions } from '../../crud/list/list-options.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import type { Feature } from '../../feature.ts';
import type { Route } from '../../http/route.ts';
import { insertGolongan, insertPekerjaan, insertPendidikan } from './acuan.mutations.ts';
import { countJurusan, searchJurusan } from './acuan.queries.ts';
import { golongan, opd, pekerjaan, pendidikan, type AcuanTable } from './acuan.table.ts';
import { jurusanRoutes } from './jurusan.route.ts';

type Definition = CrudDefinition<{ name: string }, { id: string; name: string; versi: number }>;

/** A list that staff keep, and its options for everybody signed in. */
function acuanRoutes(
  context: Context,
  resource: Definition['resource'],
  table: AcuanTable,
  clear?: Definition['clear'],
): Route[] {
  return [
    buildCombo(`${resource.path}-combo`, ['masuk'], () => listOptions(context.store.read, resource, table)),
    ...buildCrud(context, {
      resource,
      table,
      async check(tx, { name }, before) {
        await refuseTaken(tx, table, { field: 'name', value: name, before });
        return {};
      },
      ...(clear && { clear }),
    }),
  ];
}

/** Reference lists of names: occupations, ranks, education with its majors, agencies. */
export const acuanFeature = (context: Context): Feature => ({
  name: 'acuan',
  routes: [
    ...acuanRoutes(context, pekerjaanResource, pekerjaan),
    ...acuanRoutes(context, golonganResource, golongan),
    ...acuanRoutes(context, pendidikanResource, pendidikan, async (queries, { id }) => {
      const majors = await countJurusan(queries, id);
      if (majors === 0) return;
      throw new Refusal(`Pendidikan ini masih mempunyai ${majors} jurusan. Hapus dulu jurusannya.`);
    }),
    ...jurusanRoutes(context),
    ...acuanRoutes(context, opdResource, opd),
  ],
  searches: [
    buildSearch(
      context,
      { resource: pekerjaanResource, table: pekerjaan },
      { screen: '/backend/master-pekerjaan' },
    ),
    buildSearch(
      context,
      { resource: golonganResource, table: golongan },
      { screen: '/backend/master-golongan' },
    ),
    buildSearch(
      context,
      { resource: pendidikanResource, table: pendidikan },
      { screen: '/backend/master-pendidikan' },
    ),
    {
      capability: jurusanResource.capabilities.list,
      find: (_akun, words, limit) => searchJurusan(context.store.read, words, limit),
    },
    buildSearch(context, { resource: opdResource, table: opd }, { screen: '/backend/master-opd' }),
  ],
  firstData: [
    { name: 'pekerjaan', insert: insertPekerjaan },
    { name: 'golongan', insert: insertGolongan },
    { name: 'pendidikan', insert: insertPendidikan },
  ],
});
