import type { Context } from '../../context.ts';
import type { Feature } from '../../http/route.ts';
import { listMediaOfSoal } from './media-of-soal.queries.ts';
import { masterSoalRoutes } from './master-soal.route.ts';
import { soalImporRoutes } from './soal-impor.route.ts';
import { soalRoutes } from './soal.route.ts';

/** Question banks, their items, and the import of items from files. */
export const soalFeature = (context: Context): Feature => ({
  name: 'soal',
  routes: [...masterSoalRoutes(context), ...soalRoutes(context), ...soalImporRoutes(context)],
  mediaReferences: [{ doctype: 'soal', list: listMediaOfSoal }],
});
