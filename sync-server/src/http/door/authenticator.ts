import type { MiddlewareHandler } from 'hono';
import type { Context } from '../../context.ts';
import { readToken } from '../../server/secrets/token.ts';
import type { AppEnv, SignedIn } from '../route.ts';

/** Who holds a login session; undefined: nobody any more, or it is of another kind. */
export type FindHolder = (sesiId: string, nowMs: number) => Promise<SignedIn | undefined>;

/**
 * Puts whoever is signed in on the call: the first that one of `finders` knows. A missing, foreign, expired or revoked
 * token leaves it empty.
 */
export function buildAuthenticator(
  context: Context,
  finders: readonly FindHolder[],
): MiddlewareHandler<AppEnv> {
  async function look(token: string, nowMs: number): Promise<SignedIn | undefined> {
    const sesiId = await readToken(context.secrets, token, nowMs);
    if (sesiId === undefined) return undefined;
    for (const find of finders) {
      const found = await find(sesiId, nowMs);
      if (found) return found;
    }
    return undefined;
  }

  return async (call, next) => {
    const token = /^Bearer (\S+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
    if (token !== undefined) {
      const nowMs = context.clock.nowMs();
      let akun = context.signedIn.find(token, nowMs);
      if (!akun) {
        akun = await look(token, nowMs);
        if (akun) context.signedIn.keep(token, akun, nowMs);
      }
      if (akun) call.set('akun', akun);
      call.set('lookAgain', () => look(token, context.clock.nowMs()));
    }
    await next();
  };
}
