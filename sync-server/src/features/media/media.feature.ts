import type { DefineFeature } from '../../feature.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import { holdersIn } from './media-holders.ts';
import { mediaRoutes, readMediaRoute } from './media.route.ts';
import { sweepUnggahan } from './sweep-unggahan.ts';
import { unggahRoutes } from './unggah.route.ts';
import { unggahan } from './unggahan.table.ts';

const sweepEveryMs = 3_600_000;
const unggahanLama = { kode: 'unggahan', nama: 'Membuang unggahan yang tidak diselesaikan' };
const berkasLepas = { kode: 'media', nama: 'Membuang berkas yang tidak dipakai' };

/** Uploaded files: two doors in, one way out for the records of all features. */
export const mediaFeature: DefineFeature = (context, { features }) => ({
  name: 'media',
  routes: [...mediaRoutes(context), ...unggahRoutes(context), readMediaRoute(context, features)],
  jobs: [
    {
      everyMs: sweepEveryMs,
      kerja: unggahanLama,
      dihitung: 'unggahan dibuang',
      run: () => sweepUnggahan(context),
    },
    {
      everyMs: sweepEveryMs,
      kerja: berkasLepas,
      dihitung: 'berkas dibuang',
      run: () => sweepMedia(context, holdersIn(features)),
    },
  ],
  leftOut: [{ table: unggahan, emptied: true, why: 'the bytes of an upload on its way are in no backup' }],
});
