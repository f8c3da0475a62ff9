import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kunci } from '../kanal/kunci-pesan.ts';
import type { Secrets } from '../../../server/secrets/secrets.ts';

/** What an address and its token are made from: `webhook` is drawn anew when the school wants another address; absent at first. */
type Dasar = Pick<Kunci, 'webhook'>;

const derive = (secrets: Secrets, purpose: string, { webhook = '' }: Dasar) =>
  createHmac('sha256', secrets.key('pesan')).update(`${purpose}${webhook}`).digest('base64url').slice(0, 32);

/** The part of the address that nobody guesses: whoever knows it speaks for the channel. */
export const kunciWebhook = (secrets: Secrets, dasar: Dasar): string => derive(secrets, 'webhook', dasar);

/** What Meta repeats when the address is registered. */
export const tokenVerifikasi = (secrets: Secrets, dasar: Dasar): string =>
  derive(secrets, 'verifikasi', dasar);

export function isSame(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether Meta has signed a body (X-Hub-Signature-256) with the secret of the school's app. */
export const isSigned = (body: string, header: string, rahasia: string): boolean =>
  rahasia !== '' &&
  isSame(header, `sha256=${createHmac('sha256', rahasia).update(body, 'utf8').digest('hex')}`);
