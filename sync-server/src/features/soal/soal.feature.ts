import type { Context } from '../../context.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import type { Feature } from '../../feature.ts';
import { namesIn } from '../../media/media-references.queries.ts';
import { listBankTasks } from './bank/bank-tasks.ts';
import { isOwnLampiran } from './bank/master-soal.queries.ts';
import { masterSoalDefinition, masterSoalRoutes } from './bank/master-soal.route.ts';
import { edisiRoutes } from './bank/edisi.route.ts';
import { listMediaOfSoal } from './bank/media-of-soal.queries.ts';
import { searchSoal } from './bank/search-soal.queries.ts';
import { soalExportRoute } from './soal-export.route.ts';
import { rumusRoute } from './rumus.route.ts';
import { soalImportRoutes } from './import/soal-import.route.ts';
import { soalRoutes } from './soal.route.ts';
import { masterSoal } from './bank/soal.table.ts';
import { susunSoalRoutes } from './susun/susun-soal.route.ts';

/** Question banks, their items, and the import and export of items as files. */
export const soalFeature = (context: Context): Feature => ({
  name: 'soal',
  routes: [
    ...masterSoalRoutes(context),
    ...soalRoutes(context),
    ...susunSoalRoutes(context),
    ...soalImportRoutes(context),
    soalExportRoute(context),
    ...edisiRoutes(context),
    rumusRoute,
  ],
  mediaReferences: [
    { doctype: 'soal', list: listMediaOfSoal },
    {
      doctype: 'lampiran',
      list: namesIn(masterSoal, masterSoal.lampiran),
      isNamedFor: isOwnLampiran,
    },
  ],
  searches: [
    buildSearch(context, masterSoalDefinition(context)),
    {
      capability: 'kelolaSoal',
      find: (akun, words, limit) => searchSoal(context.store.read, akun, words, limit),
    },
  ],
  tasks: [{ capability: 'kelolaSoal', list: (akun) => listBankTasks(context.store.read, akun) }],
});
