import {
  golonganResource,
  jurusanResource,
  opdResource,
  pekerjaanResource,
  pendidikanResource,
  type Acuan,
  type IsianAcuan,
} from '@spmb/shared/acuan/acuan.schema.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import type { CrudDefinition } from '../../crud/definition/crud-definition.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import type { Feature } from '../../feature.ts';
import { insertGolongan, insertPekerjaan, insertPendidikan } from './acuan.mutations.ts';
import { countJurusan, searchJurusan } from './acuan.queries.ts';
import { golongan, opd, pekerjaan, pendidikan, type AcuanTable } from './acuan.table.ts';
import { jurusanRoutes } from './jurusan.route.ts';

type Definition = CrudDefinition<IsianAcuan, Acuan>;

/** A list of names that are all different. */
const ofNames = (resource: Definition['resource'], table: AcuanTable): Definition => ({
  resource,
  table,
  async check(tx, { name }, before) {
    await refuseTaken(tx, table, { field: 'name', value: name, before });
    return {};
  },
});

/** Reference lists of names: occupations, ranks, education with its majors, agencies. */
export const acuanFeature = (context: Context): Feature => {
  const ofPekerjaan = partsOf(context, ofNames(pekerjaanResource, pekerjaan));
  const ofGolongan = partsOf(context, ofNames(golonganResource, golongan));
  const ofPendidikan = partsOf(context, {
    ...ofNames(pendidikanResource, pendidikan),
    async clear(queries, { id }) {
      const majors = await countJurusan(queries, id);
      if (majors === 0) return;
      throw new Refusal(`Pendidikan ini masih mempunyai ${majors} jurusan. Hapus dulu jurusannya.`);
    },
  });
  const ofOpd = partsOf(context, ofNames(opdResource, opd));
  return {
    name: 'acuan',
    routes: [
      ...[ofPekerjaan, ofGolongan, ofPendidikan, ofOpd].flatMap(({ routes }) => routes),
      ...jurusanRoutes(context),
    ],
    searches: [
      ...[ofPekerjaan, ofGolongan, ofPendidikan].flatMap(({ searches }) => searches),
      {
        capability: jurusanResource.capabilities.list,
        find: (_akun, words, limit) => searchJurusan(context.store.read, words, limit),
      },
      ...ofOpd.searches,
    ],
    firstData: [
      { name: 'pekerjaan', insert: insertPekerjaan },
      { name: 'golongan', insert: insertGolongan },
      { name: 'pendidikan', insert: insertPendidikan },
    ],
  };
};
