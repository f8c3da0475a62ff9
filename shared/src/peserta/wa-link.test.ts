import { expect, test } from 'vitest';
import { waLink } from './wa-link.ts';

test.each([
  ['628123456789', 'https://wa.me/628123456789?text=a%20b'],
  ['0812-3456-789', 'https://wa.me/628123456789?text=a%20b'],
  ['tidak punya', undefined],
  [null, undefined],
])('the number %s is written as 62…', (number, link) => {
  expect(waLink(number, 'a b')).toBe(link);
});
