import { sesiCombo } from '@spmb/shared/jadwal-ujian/calls.ts';
import { jadwalUjianAwal } from '@spmb/shared/pengaturan/calls.ts';
import type { Context } from '../../context.ts';
import { buildCombo } from '../../crud/list/build-combo.ts';
import { buildCrud } from '../../crud/build-crud.ts';
import { buildSearch } from '../../crud/list/build-search.ts';
import { answerCall } from '../../http/answer-call.ts';
import type { Feature } from '../../feature.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { deleteJadwalPeserta } from './jadwal-peserta/delete-jadwal-peserta.mutations.ts';
import { deleteGeser } from './ruang/geser-sesi.mutations.ts';
import { jadwalPesertaRoutes } from './jadwal-peserta.route.ts';
import { listJadwalTasks } from './jadwal-tasks.ts';
import { jadwalUjianDefinition } from './jadwal-ujian-definition.ts';
import { listSesiOptions } from './jadwal/jadwal-ujian.queries.ts';
import { deletePengawas } from './ruang/pengawas-ruang.mutations.ts';
import { deleteKartu } from './ruang/kartu-ruang.mutations.ts';
import { deletePenutupan } from './ruang/penutupan-ruang.mutations.ts';
import { pengawasRuangRoutes } from './ruang/pengawas-ruang.route.ts';
import { searchJadwalPeserta } from './jadwal-peserta/search-jadwal-peserta.queries.ts';
import { sesiDefinition } from './sesi-definition.ts';

/** Sessions, schedules, participants' rows and who watches them. */
export const jadwalUjianFeature = (context: Context): Feature => ({
  name: 'jadwal-ujian',
  routes: [
    buildCombo(sesiCombo, ['kelolaJadwal', 'awasiUjian'], () => listSesiOptions(context.store.read)),
    answerCall(jadwalUjianAwal, undefined, () => getPengaturan(context.store.read, 'ujian')),
    ...buildCrud(context, sesiDefinition),
    ...buildCrud(context, jadwalUjianDefinition(context)),
    ...jadwalPesertaRoutes(context),
    ...pengawasRuangRoutes(context),
  ],
  searches: [
    buildSearch(context, sesiDefinition),
    buildSearch(context, jadwalUjianDefinition(context)),
    {
      capability: 'kelolaJadwal',
      find: (_akun, words, limit) => searchJadwalPeserta(context.store.read, words, limit),
    },
  ],
  tasks: [{ capability: 'kelolaJadwal', list: (_akun, now) => listJadwalTasks(context.store.read, now) }],
  async deleteApplicants(tx) {
    await deleteJadwalPeserta(tx);
    await deletePengawas(tx);
    await deleteGeser(tx);
    await deletePenutupan(tx);
    await deleteKartu(tx);
  },
});
