import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { deleteUjian } from './sweep/delete-ujian.mutations.ts';
import { luringRoutes } from './offline/luring.route.ts';
import { listPaketFiles } from './paket/paket-files.queries.ts';
import { jawabanDaruratRoute } from './emergency/jawaban-darurat.route.ts';
import { suratRoute } from './restore/surat.route.ts';
import { syncRoutes } from './batch/sync.route.ts';
import { tokenSesiRoutes } from './token/token-sesi.route.ts';
import { sweepAttempts } from './sweep/sweep-attempts.ts';
import { sweepPaket } from './sweep/sweep-paket.ts';
import { listTodaysExams } from './token/todays-exams.ts';
import { ujianRoutes } from './ujian.route.ts';

const moveOnEveryMs = 15_000;
const tidyEveryMs = 3_600_000;
const paketLama = { kode: 'paket', nama: 'Membuang paket ujian yang lewat waktu' };

/** Sitting an exam: the contract's calls and the messages of devices. */
export const ujianFeature = (context: Context): Feature => ({
  name: 'ujian',
  routes: [
    ...ujianRoutes(context),
    ...syncRoutes(context),
    ...tokenSesiRoutes(context),
    ...luringRoutes(context),
    jawabanDaruratRoute(context),
    suratRoute(context),
  ],
  jobs: [
    { everyMs: moveOnEveryMs, run: () => sweepAttempts(context) },
    { everyMs: tidyEveryMs, kerja: paketLama, dihitung: 'paket dibuang', run: () => sweepPaket(context) },
  ],
  mediaFiles: [listPaketFiles],
  tasks: [{ capability: 'awasiUjian', list: (akun, now) => listTodaysExams(context, akun, now) }],
  deleteApplicants: deleteUjian,
});
