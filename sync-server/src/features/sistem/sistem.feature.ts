import type { Context } from '../../context.ts';
import type { Feature } from '../../http/route.ts';
import { listPenolakan } from '../../http/penolakan.mutations.ts';
import { version } from '../../server/version.ts';

/** What the server says of itself. */
export const sistemFeature = (context: Context): Feature => ({
  name: 'sistem',
  routes: [
    {
      method: 'GET',
      path: '/api/health',
      capability: 'publik',
      handle: (call) => call.json({ status: true, version, database: context.store.engine }),
    },
    {
      method: 'GET',
      path: '/api/penolakan',
      capability: 'kelolaSistem',
      async handle(call) {
        await context.refusals.flush();
        return call.json(await listPenolakan(context.store.read));
      },
    },
  ],
});
