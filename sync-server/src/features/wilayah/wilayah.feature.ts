import type { Context } from '../../context.ts';
import type { Feature } from '../../http/route.ts';
import { wilayahCrudRoutes } from './wilayah-crud.route.ts';
import { wilayahProvinsiRoutes } from './wilayah-provinsi.route.ts';
import { wilayahRoutes } from './wilayah.route.ts';

/** Provinces, regencies, districts and villages. */
export const wilayahFeature = (context: Context): Feature => ({
  name: 'wilayah',
  routes: [...wilayahRoutes(context), ...wilayahCrudRoutes(context), ...wilayahProvinsiRoutes(context)],
});
