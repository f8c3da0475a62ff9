import { forgetHapusan } from '../../crud/delete/sweep-hapusan.mutations.ts';
import type { Feature } from '../../http/route.ts';

/** Deletions on record; their calls are made of those of all other features (`hapusanRoutes`). */
export const hapusanFeature = (): Feature => ({
  name: 'hapusan',
  routes: [],
  // Deleted rows tell of applicants too; the backup before a reset has them.
  deleteApplicants: forgetHapusan,
});
