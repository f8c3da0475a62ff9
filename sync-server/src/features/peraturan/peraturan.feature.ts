import { peraturanResource } from '@spmb/shared/peraturan/peraturan.schema.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import { refuseMissingFile } from '../../crud/save/refuse-missing-file.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import type { Feature } from '../../feature.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { peraturan } from './peraturan.table.ts';

/** Regulations of the admission, each a PDF that everybody may read. */
export const peraturanFeature = (context: Context): Feature => ({
  name: 'peraturan',
  mediaReferences: [{ doctype: 'peraturan', list: namesIn(peraturan, peraturan.path) }],
  routes: buildCrud(context, {
    resource: peraturanResource,
    table: peraturan,
    async check(tx, { name, path }, before, { nowMs }) {
      await refuseTaken(tx, peraturan, { field: 'name', value: name, before });
      await refuseMissingFile(tx, nowMs, 'peraturan', path);
      return {};
    },
  }),
  searches: [
    buildSearch(
      context,
      { resource: peraturanResource, table: peraturan },
      { screen: '/backend/master-persyaratan' },
    ),
  ],
});
