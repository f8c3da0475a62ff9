import type { Feature } from '../../feature.ts';
import { deleteHasilSeleksi } from './seleksi.mutations.ts';

/** Results of the selection. */
export const seleksiFeature = (): Feature => ({
  name: 'seleksi',
  routes: [],
  deleteApplicants: deleteHasilSeleksi,
});
