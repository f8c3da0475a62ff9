import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { deletePeserta } from './rows/delete-peserta.mutations.ts';
import { listPesertaTasks } from './peserta-tasks.ts';
import { pesertaRoutes } from './peserta.route.ts';
import { sandiPesertaRoutes } from './account/sandi-peserta.route.ts';
import { searchPeserta } from './search-peserta.queries.ts';

/** Participants: list, import, accounts and their passwords. */
export const pesertaFeature = (context: Context): Feature => ({
  name: 'peserta',
  routes: [...pesertaRoutes(context), ...sandiPesertaRoutes(context)],
  searches: [
    {
      capability: 'kelolaPeserta',
      find: (_akun, words, limit) => searchPeserta(context.store.read, words, limit),
    },
  ],
  tasks: [{ capability: 'kelolaPeserta', list: () => listPesertaTasks(context.store.read) }],
  deleteApplicants: deletePeserta,
});
