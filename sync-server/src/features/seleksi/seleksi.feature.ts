import type { Feature } from '../../feature.ts';
import { deleteKursi } from './kursi.mutations.ts';
import { deleteHasilSeleksi } from './seleksi.mutations.ts';

/** Results of the selection. */
export const seleksiFeature = (): Feature => ({
  name: 'seleksi',
  routes: [],
  async deleteApplicants(tx) {
    await deleteKursi(tx);
    await deleteHasilSeleksi(tx);
  },
});
