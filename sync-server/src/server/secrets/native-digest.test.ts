import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { hexOf, hmacVectors, sha256Vectors } from '@spmb/shared/sync/testing/digest-vectors.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nativeDigest } from './native-digest.ts';

describe('native digest', () => {
  test.each(sha256Vectors)('S2: SHA-256 of $name', ({ data, hex }) => {
    expect(hexOf(nativeDigest.sha256(data))).toBe(hex);
  });

  test.each(hmacVectors)('S16: HMAC-SHA-256, $name', ({ key, data, hex }) => {
    expect(hexOf(nativeDigest.hmacSha256(key, data))).toBe(hex);
  });

  test('S16: device and server compute the same', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.uint8Array({ maxLength: 300 }), (key, data) => {
        expect(nativeDigest.hmacSha256(key, data)).toEqual(portableDigest.hmacSha256(key, data));
        expect(nativeDigest.sha256(data)).toEqual(portableDigest.sha256(data));
      }),
    );
  });
});
