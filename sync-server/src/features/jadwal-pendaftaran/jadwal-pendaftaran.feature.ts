import { jadwalPendaftaranResource } from '@spmb/shared/jadwal-pendaftaran/jadwal-pendaftaran.schema.ts';
import { parseTanggal } from '@spmb/shared/peserta/tanggal.ts';
import { buildFeature } from '../../crud/build-feature.ts';
import { jadwalPendaftaran } from './jadwal-pendaftaran.table.ts';

/** Schedule of the admission. */
export const jadwalPendaftaranFeature = buildFeature({
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
});
