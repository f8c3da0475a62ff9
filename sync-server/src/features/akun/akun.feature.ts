import type { Context } from '../../context.ts';
import { accountOf, type Feature } from '../../http/route.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { akunRoutes } from './akun.route.ts';
import { akun } from './akun.table.ts';
import { menusOf } from './menus.ts';

/** Accounts: login, session, own data, menu. */
export const akunFeature = (context: Context): Feature => ({
  name: 'akun',
  mediaReferences: [{ doctype: 'avatar', list: namesIn(akun, akun.avatar) }],
  routes: [
    ...akunRoutes(context),
    {
      method: 'GET',
      path: '/api/menus',
      capability: 'masuk',
      handle: (call) => call.json(menusOf(accountOf(call).authent)),
    },
  ],
});
