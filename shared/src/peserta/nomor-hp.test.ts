import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeNomorHp } from './nomor-hp.ts';

test.each([
  ['081234567890', '6281234567890'],
  ['0812-3456-7890', '6281234567890'],
  ['+62 812 3456 7890', '6281234567890'],
  ['62 0812 3456 7890', '6281234567890'],
  ['(0812) 3456.7890', '6281234567890'],
  ['81234567890', '6281234567890'],
  ['006281234567890', '6281234567890'],
  ['021-5551234', '62215551234'],
  ['  ', ''],
])('%s is %s', (text, number) => {
  expect(normalizeNomorHp(text)).toBe(number);
});

test.each([
  '8.12E+10',
  '0812345678/0813456789',
  '12345',
  '+60123456789',
  '+8612345678901',
  'tidak ada',
  '0812',
])('%s is no number, and none is guessed', (text) => {
  expect(normalizeNomorHp(text)).toBeUndefined();
});

test('normalising twice changes nothing', () => {
  const typed = fc.stringMatching(/^(\+62|62|0|0062|)[ -]?[1-9]\d{7,12}$/);
  fc.assert(
    fc.property(typed, (text) => {
      const number = normalizeNomorHp(text);
      fc.pre(number !== undefined);
      expect(number).toMatch(/^62\d+$/);
      expect(normalizeNomorHp(number)).toBe(number);
    }),
  );
});

test('signs between the digits never matter', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^08\d{8,11}$/),
      fc.constantFrom(' ', '-', '.', '\u2013', '\u00a0'),
      (text, sign) => {
        expect(normalizeNomorHp([...text].join(sign))).toBe(normalizeNomorHp(text));
      },
    ),
  );
});
