import type { DefineFeature } from '../../feature.ts';
import type { Sandboxes } from './rehearsal/sandbox.ts';
import { stopLeftGladi } from './rehearsal/gladi-bersih.mutations.ts';
import { gladiBersihRoutes } from './gladi-bersih.route.ts';

/** Rehearsals, in schools of their own that `sandboxes` opens. */
export const gladiBersihFeature =
  (sandboxes: Sandboxes): DefineFeature =>
  (context, whole) => ({
    name: 'gladi-bersih',
    routes: gladiBersihRoutes(context, () => sandboxes.open(context, whole)),
    async prepare() {
      await sandboxes.drop(context);
      await stopLeftGladi(context.store, context.clock.nowMs());
    },
  });
