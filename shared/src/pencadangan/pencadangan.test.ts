import { expect, test } from 'vitest';
import { isNamaSekolah } from './pencadangan.ts';

test.each([
  ['SMK Negeri 1', true],
  ['  smk  negeri 1 ', true],
  ['SMK Negeri', false],
  ['SMK Negeri 11', false],
  ['', false],
])('N33: the school’s name typed as "%s"', (typed, fits) => {
  expect(isNamaSekolah(typed, 'SMK Negeri 1')).toBe(fits);
});

test('N33: a school without a name is confirmed by nothing', () => {
  expect(isNamaSekolah(' ', '')).toBe(false);
});
