import { jurusanResource } from '@spmb/shared/acuan/acuan.schema.ts';
import { optionalText } from '@spmb/shared/kernel/fields.schema.ts';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { listOptions } from '../../crud/list/list-options.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import { readBody } from '../../http/read-body.ts';
import type { Route } from '../../http/route.ts';
import { checkPendidikan, isUnder } from './acuan.queries.ts';
import { jurusanPendidikan } from './acuan.table.ts';

/** The record of a form; before its level of education is chosen there is nothing to choose from. */
const chosen = z.object({ pendidikan_id: optionalText(100) });

/** Majors of a level of education, and the options among them. */
export const jurusanRoutes = (context: Context): Route[] => [
  {
    method: 'POST',
    path: '/api/jurusan-combo',
    capability: 'masuk',
    async handle(call) {
      const { pendidikan_id } = await readBody(call, chosen);
      const within = isUnder(pendidikan_id ?? '');
      return call.json(await listOptions(context.store.read, jurusanResource, jurusanPendidikan, within));
    },
  },
  ...buildCrud(context, {
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
  }),
];
