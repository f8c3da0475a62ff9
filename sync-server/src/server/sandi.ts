import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { cpus } from 'node:os';
import type { Secrets } from './secrets.ts';

/** Letters and digits that are not read for one another. */
const cardAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A card password: 11 of 31 signs in groups (54 bits), such as `k7pm-q2mx-4ha`. */
export function generateSandiKartu(): string {
  const sign = () => cardAlphabet.charAt(randomInt(cardAlphabet.length));
  return [4, 4, 3].map((length) => Array.from({ length }, sign).join('')).join('-');
}

/** Keyed fast hash of a card password: safe because the key never leaves the server and the password is random. */
export const hashKartu = (secrets: Secrets, akunId: string, sandi: string): string =>
  createHmac('sha256', secrets.key('kartu')).update(`${akunId}|${sandi}`).digest('base64url');

const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for answers, however many accounts log in. */
let free = Math.max(1, cpus().length - 1);
const queue: (() => void)[] = [];

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (free === 0) await new Promise<void>((resolve) => queue.push(resolve));
  else free--;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else free++;
  }
}

/** Argon2id of a password that its owner chose. */
export const hashSandi = (sandi: string): Promise<string> => queued(() => argonHash(sandi, argon));

export interface StoredSandi {
  id: string;
  sandi_jenis: 'kartu' | 'argon2id';
  sandi_hash: string;
}

export async function isSandiRight(secrets: Secrets, akun: StoredSandi, sandi: string): Promise<boolean> {
  if (akun.sandi_jenis === 'argon2id') return queued(() => argonVerify(akun.sandi_hash, sandi));
  const given = Buffer.from(hashKartu(secrets, akun.id, sandi));
  const stored = Buffer.from(akun.sandi_hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
