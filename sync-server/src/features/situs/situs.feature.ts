import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { situsRoutes } from './situs.route.ts';
import { verifyRoute } from './verify.route.ts';

/** The public site: what everybody may read without an account. */
export function situsFeature(context: Context): Feature {
  const { routes, jobs, forgetApplicants } = situsRoutes(context);
  return {
    name: 'situs',
    routes: [...routes, verifyRoute(context)],
    jobs,
    // No call runs while applicants are deleted, so that none of them is read back in between.
    deleteApplicants: async () => {
      forgetApplicants();
    },
  };
}
