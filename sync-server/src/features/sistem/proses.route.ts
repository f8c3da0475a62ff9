import { proses, satuProses } from '@spmb/shared/sistem/calls.ts';
import type { Context } from '../../context.ts';
import { answerCall } from '../../http/answer-call.ts';
import { NotFound } from '../../http/errors.ts';
import { accountOf, type Call, type Route } from '../../http/route.ts';

/** How far long work is, for whoever started it; nobody else sees that it exists. */
export function prosesRoutes({ progress }: Context): Route[] {
  const own = (call: Call) => progress.listOf(accountOf(call).akun_id);
  return [
    answerCall(proses, undefined, ({ call }) => own(call)),
    answerCall(satuProses, undefined, ({ call, at }) => {
      const found = own(call).find(({ id }) => id === at.id);
      if (!found) throw new NotFound();
      return found;
    }),
  ];
}
