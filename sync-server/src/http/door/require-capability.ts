import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden } from '../errors.ts';
import type { AppEnv, Route } from '../route.ts';

const changeFirst = 'Ganti kata sandi sekali pakai Anda dahulu, lalu lanjutkan. Buka menu Ganti Kata Sandi.';

/** Refuses the call (401 nobody signed in, 403 signed in without the capability, or with a one-time password). */
export const requireCapability = ({
  capability,
  beforeGantiSandi,
}: Pick<Route, 'capability' | 'beforeGantiSandi'>): MiddlewareHandler<AppEnv> => {
  return async (call, next) => {
    const akun = call.get('akun');
    if (!hasCapability(akun?.authent, capability)) throw new Forbidden(akun ? 403 : 401);
    if (akun?.ganti_sandi && !beforeGantiSandi && capability !== 'publik')
      throw new Refusal(changeFirst, 403, { jenis: 'ganti-sandi' });
    await next();
  };
};
