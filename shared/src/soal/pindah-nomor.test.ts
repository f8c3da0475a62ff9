import { expect, test } from 'vitest';
import { pindahNomor } from './pindah-nomor.ts';

const urut = [1, 2, 5, 6, 9].map((nomor) => ({ id: `s${nomor}`, nomor }));

test.each([
  ['up to the place of another', 's6', 2, { s6: 2, s2: 5, s5: 6 }],
  ['down to the place of another', 's2', 6, { s2: 6, s6: 5, s5: 2 }],
  ['one up over a gap', 's5', 4, { s5: 2, s2: 5 }],
  ['one down over a gap', 's2', 3, { s2: 5, s5: 2 }],
  ['before the first', 's2', 0, { s2: 1, s1: 2 }],
  ['behind the last', 's6', 99, { s6: 9, s9: 6 }],
  ['to its own place', 's5', 5, {}],
  ['the last further on', 's9', 10, {}],
  ['what is not in the list', 'lain', 1, {}],
])('%s', (_, id, nomor, expected) => {
  expect(Object.fromEntries(pindahNomor(urut, id, nomor))).toEqual(expected);
});
