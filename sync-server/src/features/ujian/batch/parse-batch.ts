import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { batchRequest, type BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { openAsServer } from '@spmb/shared/sync/seal/server-box.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { checked, parseJson } from '../../../http/read-body.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';

const unproven = 'Kiriman ini tidak dapat dibuktikan berasal dari perangkat peserta. Panggil pengawas.';

/** The refusal (403) of what no stream key proves. */
export const unprovenRefusal = (): Refusal => new Refusal(unproven, 403, { jenis: 'bukti-salah' });

/** Whether `proof` (base64url) is the HMAC of these exact bytes under a stream's key. */
export function isProven(key: Uint8Array | undefined, bytes: Uint8Array, proof: string): boolean {
  const given = fromBase64Url(proof);
  if (!key || given?.length !== 32) return false;
  return timingSafeEqual(given, nativeDigest.hmacSha256(key, bytes));
}

/** Bytes that were sealed for this server: a batch of a device on which nobody may read the answers any more (S16). */
export function openSealed({ secrets }: Context, sealed: Uint8Array): Uint8Array {
  try {
    return openAsServer(secrets.publicKey, (other) => secrets.agree(other), sealed);
  } catch {
    throw unprovenRefusal();
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** JSON out of bytes. Refuses (400) what cannot be read. */
export function parseBytes(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new Refusal('Kiriman tidak terbaca.', 400, { jenis: 'json-rusak' });
  }
  return parseJson(text);
}

/** The batch for this attempt and stream that stands in bytes; refuses any other. */
export function parseBatch(bytes: Uint8Array, ujianId: string, aliran: string): BatchRequest {
  const request = checked(batchRequest, parseBytes(bytes));
  if (request.aliran !== aliran || request.ujian_id !== ujianId) throw unprovenRefusal();
  return request;
}
