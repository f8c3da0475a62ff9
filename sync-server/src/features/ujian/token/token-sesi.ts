import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { acceptsToken, rotationAt, tokenSesi } from '@spmb/shared/sync/start/token-sesi.ts';
import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/store.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { liveTopic, sessionChanged } from '../../../live/live-topic.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { renewToken } from '../../jadwal-ujian/jadwal/renew-token.mutations.ts';
import { findRahasiaSesi, needsToken } from './token-sesi.queries.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';

const tokenEveryMs = async (read: Reader) => (await getPengaturan(read, 'ujian')).rotasi_token_menit * 60_000;

/** The token of a date and session as the proctor's screen shows it; undefined until the roster is made. */
export async function findTokenSesi(context: Context, tanggal: string, sesiId: string) {
  const secret = await findRahasiaSesi(context.store.read, tanggal, sesiId);
  if (!secret) return undefined;
  const everyMs = await tokenEveryMs(context.store.read);
  const rotation = rotationAt(secret.token_awal_ms, context.clock.nowMs(), everyMs);
  return {
    token: tokenSesi(nativeDigest, context.secrets.open(secret.token_tersegel), rotation),
    berlaku_sampai_ms: secret.token_awal_ms + (rotation + 1) * everyMs,
    rotasi_menit: everyMs / 60_000,
  };
}

/** The same, and whether an exam of the session begins with it; throws Refusal until the roster is made. */
export async function readTokenSesi(context: Context, tanggal: string, sesiId: string) {
  const token = await findTokenSesi(context, tanggal, sesiId);
  if (token) return { ...token, wajib: await needsToken(context.store.read, tanggal, sesiId) };
  throw new Refusal('Belum ada peserta pada tanggal dan sesi ini. Buat jadwal peserta lebih dahulu.');
}

/** Whether `typed` is the token of that date and session, or the one before it. */
export async function isTokenRight(
  context: Context,
  read: Reader,
  place: { tanggal: string; jadwal_ujian_sesi_id: string },
  typed: string,
): Promise<boolean> {
  const secret = await findRahasiaSesi(read, place.tanggal, place.jadwal_ujian_sesi_id);
  if (!secret) return false;
  const rotation = rotationAt(secret.token_awal_ms, context.clock.nowMs(), await tokenEveryMs(read));
  return acceptsToken(nativeDigest, context.secrets.open(secret.token_tersegel), rotation, typed);
}

/** What a participant is told whose token was not right. */
export const wrongTokenText = (typed: string): string =>
  typed.trim() === ''
    ? 'Masukkan token dari pengawas.'
    : 'Token salah atau sudah berganti. Lihat token yang sekarang di layar pengawas.';

/** A fresh secret: every token shown before is void at once, and the screens of all rooms read the new one. */
export const renewTokenSesi = (
  { store, clock, secrets, live }: Context,
  actor: Parameters<Context['store']['tx']>[0],
  { tanggal, sesiId, alasan }: { tanggal: string; sesiId: string; alasan: string },
) =>
  store.tx(actor, async (tx) => {
    const tokenTersegel = secrets.seal(systemRandomness.bytes(32));
    await renewToken(tx, clock.nowMs(), { tanggal, sesiId }, { tokenTersegel, alasan });
    tx.afterCommit(() => live.publish(liveTopic(tanggal, sesiId), sessionChanged));
  });
