import type { Context } from '../../context.ts';
import { readToken } from '../../server/secrets/token.ts';
import type { PlainCall, SignedIn } from '../route.ts';

/** Who holds a login session; undefined: nobody any more, or it is of another kind. */
export type FindHolder = (sesiId: string, nowMs: number) => Promise<SignedIn | undefined>;

/**
 * Puts whoever is signed in on the call: the first that one of `finders` knows. A missing, foreign, expired or revoked
 * token leaves it empty. Resolves when that is known; undefined: it was at once.
 */
export function buildAuthenticator(
  context: Context,
  finders: readonly FindHolder[],
): (call: PlainCall) => Promise<void> | undefined {
  async function look(token: string, nowMs: number): Promise<SignedIn | undefined> {
    const sesiId = await readToken(context.secrets, token, nowMs);
    if (sesiId === undefined) return undefined;
    for (const find of finders) {
      const found = await find(sesiId, nowMs);
      if (found) return found;
    }
    return undefined;
  }

  async function lookFirst(call: PlainCall, token: string, nowMs: number): Promise<void> {
    const akun = await look(token, nowMs);
    if (!akun) return;
    context.signedIn.keep(token, akun, nowMs);
    call.set('akun', akun);
  }

  return (call) => {
    const token = /^Bearer (\S+)$/i.exec(call.req.header('authorization') ?? '')?.[1];
    if (token === undefined) return undefined;
    const nowMs = context.clock.nowMs();
    call.set('lookAgain', () => look(token, context.clock.nowMs()));
    const akun = context.signedIn.find(token, nowMs);
    if (!akun) return lookFirst(call, token, nowMs);
    call.set('akun', akun);
    return undefined;
  };
}
