import { sandiPesertaContract } from '@spmb/shared/peserta/sandi-peserta.schema.ts';
import type { Context } from '../../context.ts';
import { done } from '../../http/answers.ts';
import { readBody } from '../../http/read-body.ts';
import { accountOf, type Route } from '../../http/route.ts';
import { renewSandi, showSandi } from './sandi-peserta.ts';

/** Passwords at the participants' desk and on the proctor's row. */
export function sandiPesertaRoutes(context: Context): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/data-peserta-sandi',
      capability: 'awasiUjian',
      async handle(call) {
        const { nama, sandi } = await showSandi(
          context,
          accountOf(call),
          await readBody(call, sandiPesertaContract),
        );
        return done(call, `Sandi kartu ${nama}.`, { data: { sandi } });
      },
    },
    {
      method: 'POST',
      path: '/api/data-peserta-sandi-baru',
      capability: 'awasiUjian',
      async handle(call) {
        const { nama, sandi } = await renewSandi(
          context,
          accountOf(call),
          await readBody(call, sandiPesertaContract),
        );
        return done(call, `Sandi baru ${nama} berlaku. Sandi lama tidak lagi.`, { data: { sandi } });
      },
    },
  ];
}
