import type { MiddlewareHandler } from 'hono';
import type { Context } from '../../context.ts';
import type { AppEnv, SignedIn } from '../../http/route.ts';
import { readToken } from '../../server/token.ts';

/** Who holds a session that is no account's; undefined: nobody any more. */
type FindHolder = (sesiId: string, nowMs: number) => Promise<SignedIn | undefined>;

/**
 * Puts whoever is signed in on the call: an account, or who `findOther` knows. A missing, foreign, expired or revoked token
 * leaves it empty.
 */
export function buildAuthenticator(context: Context, findOther: FindHolder): MiddlewareHandler<AppEnv> {
  async function look(token: string, nowMs: number): Promise<SignedIn | undefined> {
    const sesiId = await readToken(context.secrets, token, nowMs);
    if (sesiId === undefined) return undefined;
    const found = await context.ahead.findSesiMasuk(context.store.read, sesiId);
    if (!found) return findOther(sesiId, nowMs);
    if (found.akun.status !== 0 || found.sesi.kedaluwarsa_ms <= nowMs) return undefined;
    const { id, username, email, authent, jurusan_id, semua_program, avatar, ganti_sandi } = found.akun;
    return {
      akun_id: id,
      sesi_id: sesiId,
      username,
      email,
      authent,
      jurusan_id,
      semua_program,
      avatar,
      peserta_id: found.peserta_id,
      masuk_ms: found.sesi.dibuat_ms,
      ganti_sandi,
    };
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
