import { describe, expect, test } from 'vitest';
import { portableDigest } from './digest.ts';
import { hexOf, hmacVectors, sha256Vectors } from '../testing/digest-vectors.ts';

describe('portable digest', () => {
  test.each(sha256Vectors)('S2: SHA-256 of $name', ({ data, hex }) => {
    expect(hexOf(portableDigest.sha256(data))).toBe(hex);
  });

  test.each(hmacVectors)('S16: HMAC-SHA-256, $name', ({ key, data, hex }) => {
    expect(hexOf(portableDigest.hmacSha256(key, data))).toBe(hex);
  });
});
