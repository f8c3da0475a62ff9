import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../secrets/secrets.ts';
import { slowHashes, type HashTurn } from '../work/slow-hashes.ts';

/** Letters and digits that are not read for one another. */
const cardAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const groups = [4, 4, 3];

/** A card password: 11 of 31 signs in groups (54 bits), such as `k7pm-q2mx-4ha`. */
export function generateSandiKartu(): string {
  const sign = () => cardAlphabet.charAt(randomInt(cardAlphabet.length));
  return groups.map((length) => Array.from({ length }, sign).join('')).join('-');
}

const generated = new RegExp(`^${groups.map((length) => `[${cardAlphabet}]{${length}}`).join('-')}$`);

/** Whether a password has the form of `generateSandiKartu`: guessing among those leads nowhere. */
export const isGeneratedShape = (sandi: string): boolean => generated.test(sandi);

/** Keyed fast hash of a card password: safe because the key never leaves the server and the password is random. */
export const hashKartu = (secrets: Secrets, akunId: string, sandi: string): string =>
  createHmac('sha256', secrets.key('kartu')).update(`${akunId}|${sandi}`).digest('base64url');

const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id of a password that its owner chose; `turn` says where its making waits. */
export const hashSandi = (
  sandi: string,
  { lane, group }: HashTurn = { lane: 'dikenal', group: '' },
): Promise<string> => slowHashes.run(lane, group, () => argonHash(sandi, argon));

export interface StoredSandi {
  id: string;
  sandi_jenis: 'kartu' | 'argon2id';
  sandi_hash: string;
}

/** `turn` says where the check of an Argon2id hash waits. */
export function isSandiRight(
  secrets: Secrets,
  akun: StoredSandi,
  sandi: string,
  { lane, group }: HashTurn = { lane: 'dikenal', group: akun.id },
): Promise<boolean> {
  if (akun.sandi_jenis === 'kartu') return Promise.resolve(isKartuRight(secrets, akun, sandi));
  return slowHashes.run(lane, group, () => argonVerify(akun.sandi_hash, sandi));
}

/** Whether `sandi` is the card password of the account; false for one that its owner chose. */
export function isKartuRight(secrets: Secrets, akun: StoredSandi, sandi: string): boolean {
  const given = Buffer.from(hashKartu(secrets, akun.id, sandi));
  const stored = Buffer.from(akun.sandi_hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
