import type { Context } from '../../context.ts';
import type { Feature } from '../../http/route.ts';
import { pesertaRoutes } from './peserta.route.ts';

/** Participants: list, import, accounts. */
export const pesertaFeature = (context: Context): Feature => ({
  name: 'peserta',
  routes: pesertaRoutes(context),
});
