import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import type { StoredSandi } from './sandi.ts';

const mark = (secrets: Secrets, { id, sandi_hash }: StoredSandi, nonce: string) =>
  createHmac('sha256', secrets.key('perangkat')).update(`${nonce}|${id}|${sandi_hash}`).digest('base64url');

/** What a device keeps to show later that it was signed in with the password that is in force now. */
export function makeBukti(secrets: Secrets, akun: StoredSandi): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${mark(secrets, akun, nonce)}`;
}

/** The nonce of a proof that this server gave for this account and password; undefined: it proves nothing. */
export function nonceOfBukti(secrets: Secrets, akun: StoredSandi, bukti: string): string | undefined {
  const [nonce = '', given = ''] = bukti.split('.');
  const [right, sent] = [Buffer.from(mark(secrets, akun, nonce)), Buffer.from(given)];
  return right.length === sent.length && timingSafeEqual(right, sent) ? nonce : undefined;
}
