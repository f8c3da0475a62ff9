import { expect, test } from 'vitest';
import { lamaTunggu } from './percakapan.ts';

test.each([
  [0, 'kurang dari 1 menit'],
  [59_999, 'kurang dari 1 menit'],
  [60_000, '1 menit'],
  [3_599_999, '59 menit'],
  [3_600_000, '1 jam'],
  [47 * 3_600_000, '47 jam'],
  [48 * 3_600_000, '2 hari'],
])('a wait of %i ms is told in whole units, never more than it was: %s', (ms, words) => {
  expect(lamaTunggu(ms)).toBe(words);
});
