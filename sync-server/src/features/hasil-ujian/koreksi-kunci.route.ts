import { koreksiKunci, rencanaKoreksi } from '@spmb/shared/hasil-ujian/calls.ts';
import { isianKoreksi, isianRencanaKoreksi } from '@spmb/shared/hasil-ujian/koreksi-kunci.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/definition/place.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { correctKey } from '../ujian/correction/koreksi-kunci.mutations.ts';
import { getKunci, planKoreksi } from './koreksi-kunci.ts';

/** A key that was wrong: what a correction would change, and the correction. */
export const koreksiKunciRoutes = (context: Context): Route[] => [
  answerCall(rencanaKoreksi, isianRencanaKoreksi, ({ call, input: { soal_id, kunci } }) =>
    planKoreksi(context, accountOf(call), soal_id, kunci),
  ),
  answerCall(koreksiKunci, isianKoreksi, async ({ call, input: { tindakan_id, ...koreksi } }) => {
    await getKunci(context, accountOf(call), koreksi.soal_id);
    const jumlah = await context.store.tx(actorOf(accountOf(call)), (tx) =>
      correctKey(context, tx, { ...koreksi, id: tindakan_id }),
    );
    const what = koreksi.kunci === 'gugur' ? 'Soal digugurkan' : `Kunci diubah menjadi ${koreksi.kunci}`;
    return acted(`${what}. ${jumlah} nilai berubah.`, { data: { berubah: jumlah } });
  }),
];
