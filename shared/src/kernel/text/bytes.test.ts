import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatBytes, equalBytes, fromBase64Url, fromUtf8, toBase64Url, utf8 } from './bytes.ts';

describe('bytes', () => {
  test('base64url comes back as it went, and is what other programs write', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = toBase64Url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64Url(text)).toEqual(bytes);
      }),
    );
  });

  test('only one text stands for the same bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AQgw-_x9'), maxLength: 12 }), (text) => {
        const bytes = fromBase64Url(text);
        if (bytes) expect(toBase64Url(bytes)).toBe(text);
      }),
    );
  });

  test.each(['A', 'AB', 'AAB', 'AA==', 'AA+/', 'AA\n', 'é'])('%j is no base64url', (text) => {
    expect(fromBase64Url(text)).toBeUndefined();
  });

  test('text comes back from UTF-8; bytes that are none are refused', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fromUtf8(utf8(text)) === text));
    expect(() => fromUtf8(Uint8Array.of(0xc3, 0x28))).toThrow();
  });

  test('parts are joined in their order', () => {
    expect(concatBytes(Uint8Array.of(1, 2), new Uint8Array(0), Uint8Array.of(3))).toEqual(
      Uint8Array.of(1, 2, 3),
    );
  });

  test('equal means the same bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 4 }), fc.uint8Array({ maxLength: 4 }), (a, b) => {
        expect(equalBytes(a, b)).toBe(a.join() === b.join() && a.length === b.length);
        expect(equalBytes(a, a.slice())).toBe(true);
      }),
    );
  });
});
