import type { Context } from '../../context.ts';
import type { Feature } from '../../http/route.ts';
import { mediaRoutes } from './media.route.ts';
import { unggahRoutes } from './unggah.route.ts';
import { unggahan } from './unggahan.table.ts';

/** Uploaded files: two doors in. The one way out (readMediaRoute) knows the records of all features. */
export const mediaFeature = (context: Context): Feature => ({
  name: 'media',
  routes: [...mediaRoutes(context), ...unggahRoutes(context)],
  leftOut: [{ table: unggahan, emptied: true, why: 'the bytes of an upload on its way are in no backup' }],
});
