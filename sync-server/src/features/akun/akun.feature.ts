import { menus } from '@spmb/shared/akun/calls.ts';
import type { Context } from '../../context.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import { answerCall } from '../../http/answer-call.ts';
import type { Feature } from '../../feature.ts';
import { accountOf } from '../../http/route.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { listOn } from '../../settings/behind-saklar.ts';
import { akunDefinition } from './akun-definition.ts';
import { isOfStaff } from './account/akun.queries.ts';
import { listAkunTasks } from './akun-tasks.ts';
import { akunRoutes } from './login/akun.route.ts';
import { akun, gagalMasuk, sesiMasuk, tautanSandi } from './account/akun.table.ts';
import { deleteAkunPeserta } from './account/delete-akun-peserta.mutations.ts';
import { gantiSandiRoute } from './sandi/ganti-sandi.route.ts';
import { buildAkunLook } from './login/look-akun.ts';
import { masukRoutes } from './login/masuk.route.ts';
import { menusOf } from './menus.ts';
import { permintaanSandiRoutes } from './sandi/permintaan-sandi.route.ts';
import { tautanSandiRoute } from './sandi/tautan-sandi.route.ts';
import { profilRoutes } from './profil.route.ts';

/** Accounts: login, session, own data, menu; the list that administrators keep, and forgotten passwords. */
export const akunFeature = (context: Context): Feature => ({
  name: 'akun',
  findHolder: buildAkunLook(context),
  mediaReferences: [{ doctype: 'avatar', list: namesIn(akun, akun.avatar) }],
  searches: [
    buildSearch(context, { ...akunDefinition(context), scope: () => isOfStaff }),
    {
      capability: 'kelolaSistem',
      find: (_akun, words, limit) => context.ahead.searchPermintaan(context.store.read, words, limit),
    },
  ],
  tasks: [{ capability: 'kelolaSistem', list: () => listAkunTasks(context.store.read) }],
  routes: [
    ...akunRoutes(context),
    ...profilRoutes(context),
    gantiSandiRoute(context),
    answerCall(menus, undefined, async ({ call }) =>
      menusOf(accountOf(call).authent, await listOn(context.store.read)),
    ),
    ...buildCrud(context, akunDefinition(context)),
    ...masukRoutes(context),
    ...permintaanSandiRoutes(context),
    tautanSandiRoute(context),
  ],
  leftOut: [
    {
      table: sesiMasuk,
      emptied: true,
      why: 'a login is of the moment: after a restore everybody signs in again',
    },
    {
      table: tautanSandi,
      emptied: true,
      why: 'one that was used after the backup would open again',
    },
    { table: gagalMasuk, emptied: false, why: 'counts attempts on this server, whatever its data' },
  ],
  deleteApplicants: deleteAkunPeserta,
});
