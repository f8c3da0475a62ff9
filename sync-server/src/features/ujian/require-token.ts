import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Context } from '../../context.ts';
import { isTokenRight, wrongTokenText } from './token-sesi.ts';

/**
 * Refuses `token-salah` where `typed` is not the token of that date and session, also for an unknown place, and 429 after
 * repeated wrong tokens under `key`. It stands apart from logins: a wrong token never holds up a right password.
 */
export async function requireToken(
  context: Context,
  key: string,
  place: { tanggal: string; jadwal_ujian_sesi_id: string } | undefined,
  typed: string,
): Promise<void> {
  const { loginDelay, store } = context;
  const nowMs = context.clock.nowMs();
  const detik = Math.ceil(loginDelay.waitMs(key, '', nowMs) / 1000);
  if (detik > 0)
    throw new Refusal(
      `Terlalu banyak token yang salah. Tunggu ${detik} detik, lalu minta pengawas membacakan token yang sekarang.`,
      429,
      { tunggu_detik: detik },
    );
  if (!place || !(await isTokenRight(context, store.read, place, typed))) {
    if (typed.trim() !== '') loginDelay.failed(key, '', key, nowMs);
    throw new Refusal(wrongTokenText(typed), 200, { jenis: 'token-salah' });
  }
  loginDelay.clear(key);
}
