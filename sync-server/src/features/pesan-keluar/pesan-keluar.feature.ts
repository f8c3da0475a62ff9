import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { Pengirim } from './antrean/kirim-antrean.ts';
import { kunciRoutes } from './kunci.route.ts';
import { webhookRoutes } from './webhook/webhook.route.ts';
import { deletePesanKeluar } from './antrean/delete-pesan-keluar.mutations.ts';
import { pesanKeluarRoutes } from './pesan-keluar.route.ts';

const everyMs = 5_000;

export interface PesanKeluarFeature extends Feature {
  name: 'pesan-keluar';
  /** Sends what waits: its job lets it; a test does so when it wants. */
  pengirim: Pengirim;
}

/** Messages that leave the server: queued by acts, sent beside the calls. */
export function pesanKeluarFeature(context: Context): PesanKeluarFeature {
  const pengirim = new Pengirim(context);
  return {
    name: 'pesan-keluar',
    routes: [...pesanKeluarRoutes(context, pengirim), ...kunciRoutes(context), ...webhookRoutes(context)],
    jobs: [{ everyMs, run: (signal) => pengirim.kirim(signal) }],
    deleteApplicants: deletePesanKeluar,
    pengirim,
  };
}
