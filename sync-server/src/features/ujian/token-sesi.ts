import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { rotationAt, tokenRotationMs, tokenSesi } from '@spmb/shared/sync/token-sesi.ts';
import type { Context } from '../../context.ts';
import { nativeDigest } from '../../server/native-digest.ts';
import { renewToken } from '../jadwal-ujian/renew-token.mutations.ts';
import { findRahasiaSesi } from './token-sesi.queries.ts';
import { systemRandomness } from '../../server/system-randomness.ts';

/** The token of a date and session as the proctor's screen shows it. */
export async function readTokenSesi(context: Context, tanggal: string, sesiId: string) {
  const secret = await findRahasiaSesi(context.store.read, tanggal, sesiId);
  if (!secret)
    throw new Refusal('Belum ada peserta pada tanggal dan sesi ini. Buat jadwal peserta lebih dahulu.');
  const rotation = rotationAt(secret.token_awal_ms, context.clock.nowMs());
  return {
    token: tokenSesi(nativeDigest, context.secrets.open(secret.token_tersegel), rotation),
    berlaku_sampai_ms: secret.token_awal_ms + (rotation + 1) * tokenRotationMs,
    rotasi_menit: tokenRotationMs / 60_000,
  };
}

/** A fresh secret: every token shown before is void at once. */
export const renewTokenSesi = (
  context: Context,
  actor: Parameters<Context['store']['tx']>[0],
  tanggal: string,
  sesiId: string,
) =>
  context.store.tx(actor, (tx) =>
    renewToken(
      tx,
      context.clock.nowMs(),
      { tanggal, sesiId },
      context.secrets.seal(systemRandomness.bytes(32)),
    ),
  );
