import { jurusanResource } from '@spmb/shared/acuan/acuan.schema.ts';
import type { Context } from '../../context.ts';
import { partsOf } from '../../crud/build-feature.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import type { Route } from '../../http/route.ts';
import { checkPendidikan, isUnder } from './acuan.queries.ts';
import { jurusanPendidikan } from './acuan.table.ts';

/** Majors of a level of education, and the options among them. */
export const jurusanRoutes = (context: Context): Route[] =>
  partsOf(context, {
    resource: jurusanResource,
    table: jurusanPendidikan,
    parent: {
      column: 'pendidikan_id',
      open: (queries, _akun, id, lock) => checkPendidikan(queries, id, lock),
    },
    async check(tx, { name }, before, { parent }) {
      const within = isUnder(parent);
      await refuseTaken(tx, jurusanPendidikan, { field: 'name', value: name, before, within });
      return {};
    },
  }).routes;
