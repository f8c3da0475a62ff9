import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import type { MiddlewareHandler } from 'hono';
import { Forbidden } from './errors.ts';
import type { AppEnv } from './route.ts';

/** Refuses the call (401 nobody signed in, 403 signed in without the capability). */
export const requireCapability = (capability: Capability): MiddlewareHandler<AppEnv> => {
  return async (call, next) => {
    const akun = call.get('akun');
    if (!hasCapability(akun?.authent, capability)) throw new Forbidden(akun ? 403 : 401);
    await next();
  };
};
