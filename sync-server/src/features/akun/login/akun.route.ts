import { keluarAkun, masukAkun, perbaruiToken } from '@spmb/shared/akun/calls.ts';
import { tokenContract } from '@spmb/shared/akun/token.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { accountOf, type Route } from '../../../http/route.ts';
import { addressOf, deviceOf } from '../../../http/network/device-of.ts';
import { login } from './login.ts';
import { revokeSesiMasuk } from '../account/sesi-masuk.mutations.ts';
import { signToken, tokenSeconds } from '../../../server/secrets/token.ts';

/** Beginning, renewal and end of a login. */
export const akunRoutes = (context: Context): Route[] => [
  answerCall(masukAkun, tokenContract, ({ call, input }) =>
    login(context, {
      nomor: input.email,
      sandi: input.password,
      ingat: input.ingat,
      perangkat: deviceOf(call),
      address: addressOf(call),
      bukti: input.bukti_perangkat ?? '',
    }),
  ),
  answerCall(perbaruiToken, undefined, async ({ call }) => {
    const token = await signToken(context.secrets, accountOf(call).sesi_id, context.clock.nowMs());
    return { token, type: 'Bearer', expires_in: tokenSeconds };
  }),
  answerCall(keluarAkun, undefined, async ({ call }) => {
    const akun = accountOf(call);
    const nowMs = context.clock.nowMs();
    await context.store.tx(actorOf(akun), (tx) => revokeSesiMasuk(tx, nowMs, akun.sesi_id));
    context.signedIn.clear();
    return acted('Anda sudah keluar.');
  }),
];
