import { expect, test } from 'vitest';
import { publicLink } from './public-link.ts';

test.each([
  ['facebook', '', ''],
  ['facebook', 'https://facebook.com/smkn1', 'https://facebook.com/smkn1'],
  ['facebook', 'www.facebook.com/smkn1', 'https://www.facebook.com/smkn1'],
  ['facebook', 'smkn1.ternate', 'https://www.facebook.com/smkn1.ternate'],
  ['instagram', ' @smkn1 ', 'https://www.instagram.com/smkn1'],
  ['twitter', 'smkn1', 'https://x.com/smkn1'],
  ['url', 'smkn1.sch.id', 'https://smkn1.sch.id'],
  ['url', 'http://smkn1.sch.id/profil', 'http://smkn1.sch.id/profil'],
] as const)('N54: %s written as "%s" leads to "%s"', (kind, written, link) => {
  expect(publicLink(kind, written)).toBe(link);
});
