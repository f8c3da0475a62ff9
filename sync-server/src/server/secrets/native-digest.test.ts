import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/stream/chain.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { hexOf, hmacVectors, sha256Vectors } from '@spmb/shared/sync/testing/digest-vectors.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nativeDigest, nextJejak } from './native-digest.ts';

describe('native digest', () => {
  test.each(sha256Vectors)('S2: SHA-256 of $name', ({ data, hex }) => {
    expect(hexOf(nativeDigest.sha256(data))).toBe(hex);
  });

  test.each(hmacVectors)('S16: HMAC-SHA-256, $name', ({ key, data, hex }) => {
    expect(hexOf(nativeDigest.hmacSha256(key, data))).toBe(hex);
  });

  test('S16: device and server compute the same', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 100 }),
        fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ minLength: 8_000, maxLength: 9_000 })),
        (key, data) => {
          expect(nativeDigest.hmacSha256(key, data)).toEqual(portableDigest.hmacSha256(key, data));
          expect(nativeDigest.sha256(data)).toEqual(portableDigest.sha256(data));
        },
      ),
    );
  });

  test('S2: a chain of any texts, long ones and letters without their other half among them, has the links of the device', () => {
    const teks = fc.string({ unit: 'binary', maxLength: 300 });
    const long = fc.tuple(teks, fc.integer({ min: 0, max: 300 })).map(([text, times]) => text.repeat(times));
    fc.assert(
      fc.property(fc.array(fc.oneof(teks, long, fc.constant('\ud83d')), { maxLength: 6 }), (texts) => {
        let [jejak, link] = [toBase64Url(chainStart()), chainStart()];
        for (const text of texts) {
          [jejak, link] = [nextJejak(jejak, text), nextLink(portableDigest, link, text)];
          expect(jejak).toBe(toBase64Url(link));
        }
      }),
    );
  });

  // The last spells the same bytes as a link, in another way.
  test.each(['', 'x', 'A'.repeat(42), `${'A'.repeat(42)}!`, `${'Q'.repeat(42)}B`])(
    'S2: what is no link counts as the start: %j',
    (jejak) => {
      nextJejak(toBase64Url(nativeDigest.sha256(new Uint8Array(9))), 'before');
      expect(nextJejak(jejak, 'teks')).toBe(nextJejak(toBase64Url(chainStart()), 'teks'));
    },
  );
});
