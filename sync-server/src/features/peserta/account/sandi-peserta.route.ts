import { buatSandi, lihatSandi } from '@spmb/shared/peserta/calls.ts';
import { sandiPesertaContract } from '@spmb/shared/peserta/sandi-peserta.schema.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { renewSandi, showSandi } from './sandi-peserta.ts';

/** Passwords at the participants' desk and on the proctor's row. */
export const sandiPesertaRoutes = (context: Context): Route[] => [
  answerCall(lihatSandi, sandiPesertaContract, async ({ call, input }) => {
    const { nama, sandi } = await showSandi(context, accountOf(call), input);
    return acted(`Sandi kartu ${nama}.`, { data: { sandi } });
  }),
  answerCall(buatSandi, sandiPesertaContract, async ({ call, input }) => {
    const { nama, sandi } = await renewSandi(context, accountOf(call), input);
    return acted(`Sandi baru ${nama} berlaku. Sandi lama tidak lagi.`, { data: { sandi } });
  }),
];
