import type { Context } from '../../context.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';

/** How far long work is, for whoever started it; nobody else sees that it exists. */
export function prosesRoutes({ progress }: Context): Route[] {
  const own = (call: Call) => progress.listOf(accountOf(call).akun_id);
  return [
    { method: 'GET', path: '/api/proses', capability: 'masuk', handle: (call) => call.json(own(call)) },
    {
      method: 'GET',
      path: '/api/proses/:id',
      capability: 'masuk',
      handle(call) {
        const found = own(call).find(({ id }) => id === call.req.param('id'));
        if (!found) throw new NotFound();
        return call.json(found);
      },
    },
  ];
}
