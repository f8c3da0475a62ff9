import { expect, test } from 'vitest';
import { perluLagi } from './naskah.ts';

const all = [
  { versi: 1, minta_lagi: false },
  { versi: 2, minta_lagi: true },
  { versi: 3, minta_lagi: false },
];

test.each([
  [0, true],
  [1, true],
  [2, false],
  [3, false],
])('who agreed to version %i is asked again: %s', (versi, isAsked) => {
  expect(perluLagi(versi, all)).toBe(isAsked);
});
