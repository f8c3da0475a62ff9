import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../server/secrets/secrets.ts';

const derive = (secrets: Secrets, purpose: string) =>
  createHmac('sha256', secrets.key('pesan')).update(purpose).digest('base64url').slice(0, 32);

/** The part of the address that nobody guesses: whoever knows it speaks for the channel. It is the same for ever. */
export const kunciWebhook = (secrets: Secrets): string => derive(secrets, 'webhook');

/** What Meta repeats when the address is registered. */
export const tokenVerifikasi = (secrets: Secrets): string => derive(secrets, 'verifikasi');

export function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether Meta has signed a body (X-Hub-Signature-256) with the secret of the school's app. */
export const isSigned = (body: string, header: string, rahasia: string): boolean =>
  rahasia !== '' &&
  isSame(header, `sha256=${createHmac('sha256', rahasia).update(body, 'utf8').digest('hex')}`);
