import type { DefineFeature } from '../../feature.ts';
import { kerangkaRoutes } from './kerangka.route.ts';

/** The frame of the back office. */
export const kerangkaFeature: DefineFeature = (context, { features }) => ({
  name: 'kerangka',
  routes: kerangkaRoutes(context, features),
});
