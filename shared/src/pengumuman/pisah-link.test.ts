import { expect, test } from 'vitest';
import { pisahLink } from './pisah-link.ts';

test.each([
  ['Tanpa alamat', [{ text: 'Tanpa alamat' }]],
  [
    'Baca https://sekolah.id/a?b=1.\nTerima kasih',
    [
      { text: 'Baca ' },
      { text: 'https://sekolah.id/a?b=1', href: 'https://sekolah.id/a?b=1' },
      { text: '.' },
      { text: '\nTerima kasih' },
    ],
  ],
  ['', []],
  ['javascript:alert(1) data:text/html,x', [{ text: 'javascript:alert(1) data:text/html,x' }]],
  [
    '<a href="https://a.id">',
    [{ text: '<a href="' }, { text: 'https://a.id', href: 'https://a.id' }, { text: '"' }, { text: '>' }],
  ],
])('S2-ANN-05: web addresses alone become links, and no markup does: %s', (text, pieces) => {
  expect(pisahLink(text)).toEqual(pieces);
  expect(
    pisahLink(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});
