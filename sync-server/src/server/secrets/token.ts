import { jwtVerify, SignJWT } from 'jose';
import type { Secrets } from './secrets.ts';

/** Lifetime of a token; renewed by use. */
export const tokenSeconds = 12 * 3_600;

export const signToken = (secrets: Secrets, sesiId: string, nowMs: number): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(sesiId)
    .setExpirationTime(Math.floor(nowMs / 1000) + tokenSeconds)
    .sign(secrets.key('token'));

/** Id of the login session a token names; undefined where the token is not ours or too old. */
export async function readToken(secrets: Secrets, token: string, nowMs: number): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('token'), {
      algorithms: ['HS256'],
      currentDate: new Date(nowMs),
    });
    return payload.jti;
  } catch {
    return undefined;
  }
}
