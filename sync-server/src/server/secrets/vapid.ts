import { importJWK, SignJWT } from 'jose';
import { deriveKunciP256 } from './enkripsi-push.ts';
import type { Secrets } from './secrets.ts';

/** Services refuse what is valid for longer than a day. */
const validSeconds = 12 * 3_600;

/**
 * The key by which push services know this server again, base64url: the `applicationServerKey` of its subscriptions. Like
 * all its keys it follows from the server's one key, so that a restored server has the same.
 */
export const kunciVapid = (secrets: Secrets): string =>
  deriveKunciP256(secrets.key('push')).publicKey.toString('base64url');

/**
 * The Authorization header of a request to a push service (RFC 8292). `origin`: of the service; `kontak`: whom it may ask,
 * `mailto:` or `https:`; undefined: nobody is known.
 */
export async function signVapid(
  secrets: Secrets,
  nowMs: number,
  { origin, kontak }: { origin: string; kontak: string | undefined },
): Promise<string> {
  const { privateKey, publicKey } = deriveKunciP256(secrets.key('push'));
  const [d, x, y] = [privateKey, publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) =>
    part.toString('base64url'),
  ) as [string, string, string];
  const key = await importJWK({ kty: 'EC', crv: 'P-256', d, x, y }, 'ES256');
  const token = await new SignJWT({ aud: origin, ...(kontak !== undefined && { sub: kontak }) })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setExpirationTime(Math.floor(nowMs / 1_000) + validSeconds)
    .sign(key);
  return `vapid t=${token}, k=${publicKey.toString('base64url')}`;
}
