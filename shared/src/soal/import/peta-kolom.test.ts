import { expect, test } from 'vitest';
import { petaKolomSchema } from './peta-kolom.ts';

const kolom = { soal: 1, a: 2, b: 3, jawaban: 4 };
const peta = { tabel: 0, baris: 1, kolom };

test('S4-IMP-17: a choice of columns that names what is needed, each once, is taken', () => {
  expect(petaKolomSchema.parse(peta)).toEqual(peta);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['without columns', { tabel: 0, baris: 1 }],
  ['without the key', { ...peta, kolom: { soal: 1, a: 2, b: 3 } }],
  ['one column twice', { ...peta, kolom: { ...kolom, c: 3 } }],
  ['a column before the first', { ...peta, kolom: { ...kolom, soal: -1 } }],
  ['half a column', { ...peta, kolom: { ...kolom, soal: 1.5 } }],
  ['an unknown field', { ...peta, kolom: { ...kolom, status: 6 } }],
  ['a row beyond every file', { ...peta, baris: 1e9 }],
])('S4-IMP-17: a forged choice is refused: %s', (_, forged) => {
  expect(petaKolomSchema.safeParse(forged).success).toBe(false);
});
