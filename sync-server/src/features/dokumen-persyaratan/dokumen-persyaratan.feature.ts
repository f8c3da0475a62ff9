import { dokumenPersyaratanResource } from '@spmb/shared/dokumen-persyaratan/dokumen-persyaratan.schema.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import { refuseMissingFile } from '../../crud/save/refuse-missing-file.ts';
import { refuseTaken } from '../../crud/save/refuse-taken.ts';
import type { Feature } from '../../feature.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { dokumenPersyaratan } from './dokumen-persyaratan.table.ts';

/** Requirement documents: what an applicant hands in, each with a form to download where the school has one. */
export const dokumenPersyaratanFeature = (context: Context): Feature => ({
  name: 'dokumen-persyaratan',
  mediaReferences: [{ doctype: 'dokumen', list: namesIn(dokumenPersyaratan, dokumenPersyaratan.path) }],
  routes: buildCrud(context, {
    resource: dokumenPersyaratanResource,
    table: dokumenPersyaratan,
    async check(tx, { name, path }, before, { nowMs }) {
      await refuseTaken(tx, dokumenPersyaratan, { field: 'name', value: name, before });
      await refuseMissingFile(tx, nowMs, 'dokumen', path);
      return {};
    },
  }),
  searches: [
    buildSearch(
      context,
      { resource: dokumenPersyaratanResource, table: dokumenPersyaratan },
      { screen: '/backend/master-dokumen', detail: ({ status }) => (status ? 'Wajib' : 'Opsional') },
    ),
  ],
});
