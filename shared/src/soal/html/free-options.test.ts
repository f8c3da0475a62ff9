import { expect, test } from 'vitest';
import { freeOptions } from './free-options.ts';

const item = (soal: string, ...texts: string[]) => ({
  soal: `<p>${soal}</p>`,
  pilihan: Object.fromEntries(texts.map((teks, index) => ['ABCDE'[index], { teks, gambar: null }])),
});

test('N52: options that stand for themselves may be shown in any order', () => {
  expect(freeOptions(item('2 + 2 = …', '3', '4', '5', '6'))).toBe('ABCD');
  expect(freeOptions(item('Vitamin yang larut dalam air …', 'vitamin A', 'vitamin C'))).toBe('AB');
  expect(freeOptions(item('Golongan darah resipien universal …', 'A', 'B', 'AB', 'O'))).toBe('ABCD');
});

test.each([
  ['Semua benar'],
  ['semua jawaban benar'],
  ['Semua jawaban di atas salah'],
  ['Semuanya benar'],
  ['Tidak ada yang benar'],
  ['tidak ada jawaban yang tepat'],
  ['A dan C'],
  ['A, B, dan C'],
  ['<p>Jawaban <strong>A</strong> dan B benar</p>'],
  ['Bukan salah satu di atas'],
  ['None of the above'],
])(
  'N52: an option that speaks of the others keeps the whole question in the order of the bank: %s',
  (teks) => {
    expect(freeOptions(item('Pernyataan yang benar …', 'satu', 'dua', 'tiga', teks))).toBe('');
  },
);

test('N52: a question that names an option by its letter keeps its order', () => {
  expect(freeOptions(item('Pada pilihan B tertulis …', 'satu', 'dua'))).toBe('');
});

test('one option alone is nothing to shuffle', () => {
  expect(freeOptions(item('Satu', 'saja'))).toBe('');
});
