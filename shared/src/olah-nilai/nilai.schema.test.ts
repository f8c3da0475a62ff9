import { expect, test } from 'vitest';
import { nilaiContract } from './nilai.schema.ts';

test('what is absent stays, and what is empty goes back to its source', () => {
  expect(nilaiContract.parse({})).toEqual({});
  expect(nilaiContract.parse({ nilai_teori: '', wawancara: null })).toEqual({
    nilai_teori: null,
    wawancara: null,
  });
  expect(nilaiContract.parse({ nilai_teori: '20,5', wawancara: 0 })).toEqual({
    nilai_teori: 20.5,
    wawancara: 0,
  });
});

test.each([101, -1, 'delapan', 20.123, true, []])('%s is refused in words', (wawancara) => {
  const [issue] = nilaiContract.safeParse({ wawancara }).error?.issues ?? [];
  expect(issue?.message).toBe('diisi angka 0 sampai 100, paling banyak dua angka di belakang koma.');
});
