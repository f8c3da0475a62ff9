import { letters } from '@spmb/shared/sync/stream/letter.ts';
import { expect, test } from 'vitest';
import { bankLetter, shownLetter } from './option-order.ts';

test('N52: in the order CADB the first row is the bank’s C, and a stored A stands under B', () => {
  expect(letters.map((shown) => bankLetter('CADB', shown))).toEqual(['C', 'A', 'D', 'B', undefined]);
  expect(shownLetter('CADB', 'A')).toBe('B');
  expect(shownLetter('CADB', 'C')).toBe('A');
});

test('N52: without an order shown and stored letters are the same', () => {
  for (const letter of letters) {
    expect(bankLetter(undefined, letter)).toBe(letter);
    expect(shownLetter(undefined, letter)).toBe(letter);
  }
});
