import { jadwalPendaftaranResource } from '@spmb/shared/jadwal-pendaftaran/jadwal-pendaftaran.schema.ts';
import { dateInWords } from '@spmb/shared/kernel/zone.ts';
import { parseTanggal } from '@spmb/shared/peserta/tanggal.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import type { Feature } from '../../feature.ts';
import { jadwalPendaftaran } from './jadwal-pendaftaran.table.ts';

/** Schedule of the admission. */
export const jadwalPendaftaranFeature = (context: Context): Feature => ({
  name: 'jadwal-pendaftaran',
  routes: buildCrud(context, {
    resource: jadwalPendaftaranResource,
    table: jadwalPendaftaran,
    // People write a day in a file in more ways than the form's date field.
    fileWords: async () => ({
      write: (row) => row,
      read: ({ tanggal, ...texts }) => ({
        ...texts,
        tanggal: (typeof tanggal === 'string' && parseTanggal(tanggal)) || tanggal,
      }),
    }),
  }),
  searches: [
    buildSearch(
      context,
      { resource: jadwalPendaftaranResource, table: jadwalPendaftaran },
      {
        screen: '/backend/master-jadwal',
        title: (one) => one.title,
        detail: ({ tanggal }) => dateInWords(tanggal),
      },
    ),
  ],
});
