import { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { addressOf, deviceOf } from '../../http/device-of.ts';
import { login } from './login.ts';
import { revokeSesiMasuk } from './sesi-masuk.mutations.ts';
import { signToken, tokenSeconds } from '../../server/token.ts';

const credentials = z.object({
  email: z.string().min(1).max(200),
  password: z.string().min(1).max(200),
  ingat: z.boolean().default(false),
  bukti_perangkat: z.string().max(200).nullish(),
});

/** Beginning, renewal and end of a login. */
export function akunRoutes(context: Context): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/auth/token',
      capability: 'publik',
      async handle(call) {
        const { email, password, ingat, bukti_perangkat } = await readBody(call, credentials);
        const input = {
          nomor: email,
          sandi: password,
          ingat,
          perangkat: deviceOf(call),
          address: addressOf(call),
          bukti: bukti_perangkat ?? '',
        };
        return call.json(await login(context, input));
      },
    },
    {
      method: 'POST',
      path: '/api/auth/refresh',
      capability: 'masuk',
      beforeGantiSandi: true,
      async handle(call) {
        const token = await signToken(context.secrets, accountOf(call).sesi_id, context.clock.nowMs());
        return call.json({ token, type: 'Bearer', expires_in: tokenSeconds });
      },
    },
    {
      method: 'POST',
      path: '/api/auth/logout',
      capability: 'masuk',
      beforeGantiSandi: true,
      async handle(call) {
        const akun = accountOf(call);
        const nowMs = context.clock.nowMs();
        await context.store.tx(actorOf(akun), (tx) => revokeSesiMasuk(tx, nowMs, akun.sesi_id));
        context.signedIn.clear();
        return done(call, 'Anda sudah keluar.');
      },
    },
  ];
}
