import { describe, expect, test } from 'vitest';
import { portableDigest } from '../seal/digest.ts';
import { acceptsToken, normalizeToken, rotationAt, tokenSesi } from './token-sesi.ts';

const secret = new Uint8Array(32).fill(3);
const tokenAt = (rotation: number) => tokenSesi(portableDigest, secret, rotation);
const accepts = (rotation: number, typed: string) => acceptsToken(portableDigest, secret, rotation, typed);

describe('token of a session', () => {
  test('S17: six capitals without O and I, another in every rotation', () => {
    const tokens = Array.from({ length: 500 }, (_, rotation) => tokenAt(rotation));
    for (const token of tokens) expect(token).toMatch(/^[A-HJ-NP-Z]{6}$/);
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test('S17: fixed vectors, so that server versions agree', () => {
    expect([0, 1, 96].map(tokenAt).join(' ')).toBe('YDWESV HQNLXV EFEPEL');
  });

  test('S17: this rotation and the one before are accepted, no other', () => {
    expect([4, 5, 6, 3].map((rotation) => accepts(5, tokenAt(rotation)))).toEqual([true, true, false, false]);
  });

  test('S17: the first rotation has none before it', () => {
    expect(accepts(0, tokenAt(-1))).toBe(false);
  });

  test.each(['', 'ABC', '      ', '123456'])('S17: %j is no token', (typed) => {
    expect(accepts(5, typed)).toBe(false);
  });

  test('case, spaces and hyphens do not matter', () => {
    const token = tokenAt(5);
    expect(accepts(5, ` ${token.slice(0, 3).toLowerCase()}-${token.slice(3)} `)).toBe(true);
    expect(normalizeToken('ab-c 1d')).toBe('ABCD');
  });

  test('rotations begin with the secret and never lie before it', () => {
    const at = (ms: number) => rotationAt(1_000, ms, 900_000);
    expect([at(0), at(1_000), at(1_000 + 900_000 - 1), at(1_000 + 900_000)]).toEqual([0, 0, 0, 1]);
  });
});
