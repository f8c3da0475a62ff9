import { listNamesInHapusan } from '../../crud/delete/hapusan.queries.ts';
import { forgetHapusan, sweepHapusan } from '../../crud/delete/sweep-hapusan.mutations.ts';
import type { DefineFeature } from '../../feature.ts';
import { hapusanRoutes } from './hapusan.route.ts';

const sweepEveryMs = 3_600_000;
const kerja = { kode: 'hapusan', nama: 'Membuang catatan penghapusan yang lewat waktu' };

/** Deletions on record, of the records of all features. */
export const hapusanFeature: DefineFeature = (context, { features }) => ({
  name: 'hapusan',
  routes: hapusanRoutes(context, features),
  jobs: [{ everyMs: sweepEveryMs, kerja, dihitung: 'catatan dibuang', run: () => sweepHapusan(context) }],
  // What comes back names its files again.
  mediaNames: [listNamesInHapusan],
  // Deleted rows tell of applicants too; the backup before a reset has them.
  deleteApplicants: forgetHapusan,
});
