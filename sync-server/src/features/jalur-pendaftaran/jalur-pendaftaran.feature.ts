import { jalurPendaftaranResource } from '@spmb/shared/jalur-pendaftaran/jalur-pendaftaran.schema.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import type { Feature } from '../../feature.ts';
import { insertJalurPendaftaran } from './jalur-pendaftaran.mutations.ts';
import { jalurPendaftaran } from './jalur-pendaftaran.table.ts';

/** Registration tracks. */
export const jalurPendaftaranFeature = (context: Context): Feature => ({
  name: 'jalur-pendaftaran',
  routes: buildCrud(context, { resource: jalurPendaftaranResource, table: jalurPendaftaran }),
  firstData: [{ name: 'jalur-pendaftaran', insert: insertJalurPendaftaran }],
  searches: [
    buildSearch(
      context,
      { resource: jalurPendaftaranResource, table: jalurPendaftaran },
      { screen: '/backend/master-jalur-pendaftaran', detail: ({ keterangan }) => keterangan },
    ),
  ],
});
