import type { Context } from '../../context.ts';
import { buildCombo } from '../../crud/build-combo.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import type { Feature } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { jadwalPesertaRoutes } from './jadwal-peserta.route.ts';
import { jadwalUjianDefinition } from './jadwal-ujian-definition.ts';
import { listSesiOptions } from './jadwal-ujian.queries.ts';
import { sesiDefinition } from './sesi-definition.ts';

/** Sessions, schedules and participants' rows. */
export const jadwalUjianFeature = (context: Context): Feature => ({
  name: 'jadwal-ujian',
  routes: [
    buildCombo('/api/jadwal-ujian-sesi-combo', ['kelolaJadwal', 'awasiUjian'], () =>
      listSesiOptions(context.store.read),
    ),
    {
      method: 'GET',
      path: '/api/jadwal-ujian-awal',
      capability: 'kelolaJadwal',
      handle: async (call) => call.json(await getPengaturan(context.store.read, 'ujian')),
    },
    ...buildCrud(context, sesiDefinition),
    ...buildCrud(context, jadwalUjianDefinition(context)),
    ...jadwalPesertaRoutes(context),
  ],
});
