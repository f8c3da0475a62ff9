import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../../context.ts';
import type { Limit } from '../../../http/door/login-delay.ts';
import { isTokenRight, wrongTokenText } from './token-sesi.ts';

/** Six letters of a token that changes every few minutes are never found at this rate. */
const limit: Limit = { free: 5, everyMs: 15_000 };

/**
 * Refuses `token-salah` where `isRight` says no, and 429 after repeated wrong ones of `owner`, whose own count it is:
 * nobody else's wrong token holds up a right one, and a wrong token never holds up a right password. `more` goes with
 * the refusal.
 */
export async function requireTyped(
  { loginDelay, clock }: Pick<Context, 'loginDelay' | 'clock'>,
  owner: string,
  typed: string,
  isRight: () => Promise<boolean>,
  more: object = {},
): Promise<void> {
  const nowMs = clock.nowMs();
  const tunggu_detik = Math.ceil(loginDelay.waitMs(owner, '', limit, nowMs) / 1000);
  if (tunggu_detik > 0)
    throw new Refusal(
      `Terlalu banyak token yang salah. Tunggu ${tunggu_detik} detik, lalu minta pengawas membacakan token yang sekarang.`,
      429,
      { ...more, tunggu_detik },
    );
  if (!(await isRight())) {
    if (typed.trim() !== '') loginDelay.failed(owner, '', limit, nowMs);
    throw new Refusal(wrongTokenText(typed), 200, { ...more, jenis: 'token-salah' });
  }
  loginDelay.clear(owner);
}

/** Refuses a wrong token of a date and session; where there is no such session, none is right. */
export const requireToken = (
  context: Context,
  owner: string,
  place: { tanggal: string; jadwal_ujian_sesi_id: string } | undefined,
  typed: string,
): Promise<void> =>
  requireTyped(
    context,
    owner,
    typed,
    async () => place !== undefined && isTokenRight(context, context.store.read, place, typed),
  );
