import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { Pengirim } from './antrean/kirim-antrean.ts';
import { kunciRoutes } from './kunci.route.ts';
import { webhookRoutes } from './webhook/webhook.route.ts';
import { deleteBlast } from './blast/blast-pesan.mutations.ts';
import { deletePesanKeluar } from './antrean/delete-pesan-keluar.mutations.ts';
import { PengirimPush } from './push/kirim-push.ts';
import { pesanKeluarRoutes } from './pesan-keluar.route.ts';

const everyMs = 5_000;
const kerja = { kode: 'antrean-pesan', nama: 'Mengirim pesan WhatsApp dan surel yang antre' };
const kerjaPush = { kode: 'pemberitahuan', nama: 'Mengirim pemberitahuan ke perangkat' };

export interface PesanKeluarFeature extends Feature {
  name: 'pesan-keluar';
  /** Sends what waits: its job lets it; a test does so when it wants. */
  pengirim: Pengirim;
  pengirimPush: PengirimPush;
}

/** Messages that leave the server: queued by acts, sent beside the calls. */
export function pesanKeluarFeature(context: Context): PesanKeluarFeature {
  const pengirim = new Pengirim(context);
  const pengirimPush = new PengirimPush(context);
  return {
    name: 'pesan-keluar',
    routes: [...pesanKeluarRoutes(context, pengirim), ...kunciRoutes(context), ...webhookRoutes(context)],
    jobs: [
      {
        everyMs,
        kerja,
        dihitung: 'pesan dicoba dikirim',
        isDue: () => pengirim.isPerlu(),
        run: (signal) => pengirim.kirim(signal),
      },
      {
        everyMs,
        kerja: kerjaPush,
        dihitung: 'perangkat dikabari',
        isDue: () => pengirimPush.isPerlu(),
        run: (signal) => pengirimPush.kirim(signal),
      },
    ],
    async deleteApplicants(tx) {
      await deletePesanKeluar(tx);
      await deleteBlast(tx);
    },
    pengirim,
    pengirimPush,
  };
}
