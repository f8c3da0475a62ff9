import type { DefineFeature } from '../../feature.ts';
import { kerjaLatar } from '../../jobs/kerja-latar.table.ts';
import { kerjaLatarRoutes } from './kerja-latar.route.ts';

/** Background work of all features, on a screen. */
export const kerjaLatarFeature: DefineFeature = (context, { features }) => ({
  name: 'kerja-latar',
  routes: kerjaLatarRoutes(context, features),
  leftOut: [
    { table: kerjaLatar, emptied: true, why: 'what this server did last is no record of the school' },
  ],
});
