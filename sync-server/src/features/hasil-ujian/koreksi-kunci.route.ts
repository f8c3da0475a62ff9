import { isianKoreksi, isianRencanaKoreksi } from '@spmb/shared/hasil-ujian/koreksi-kunci.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/place.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { correctKey } from '../ujian/koreksi-kunci.mutations.ts';
import { getKunci, planKoreksi } from './koreksi-kunci.ts';

/** A key that was wrong: what a correction would change, and the correction. */
export const koreksiKunciRoutes = (context: Context): Route[] => [
  {
    ...{ method: 'POST', path: '/api/koreksi-kunci-rencana', capability: 'kelolaSoal' },
    async handle(call) {
      const { soal_id, kunci } = await readBody(call, isianRencanaKoreksi);
      return call.json(await planKoreksi(context, accountOf(call), soal_id, kunci));
    },
  },
  {
    ...{ method: 'POST', path: '/api/koreksi-kunci', capability: 'kelolaSoal' },
    async handle(call) {
      const { tindakan_id, ...koreksi } = await readBody(call, isianKoreksi);
      await getKunci(context, accountOf(call), koreksi.soal_id);
      const jumlah = await context.store.tx(actorOf(accountOf(call)), (tx) =>
        correctKey(context, tx, { ...koreksi, id: tindakan_id }),
      );
      const what = koreksi.kunci === 'gugur' ? 'Soal digugurkan' : `Kunci diubah menjadi ${koreksi.kunci}`;
      return done(call, `${what}. ${jumlah} nilai berubah.`, { data: { berubah: jumlah } });
    },
  },
];
