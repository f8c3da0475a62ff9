import { expect, test } from 'vitest';
import { isTypedName } from './typed-name.ts';

test.each([
  ['SMK Negeri 1', true],
  ['  smk  negeri 1 ', true],
  ['SMK Negeri', false],
  ['SMK Negeri 11', false],
  ['', false],
])('N33: the school’s name typed as "%s"', (typed, fits) => {
  expect(isTypedName(typed, 'SMK Negeri 1')).toBe(fits);
});

test('N33: a school without a name is confirmed by nothing', () => {
  expect(isTypedName(' ', '')).toBe(false);
});
