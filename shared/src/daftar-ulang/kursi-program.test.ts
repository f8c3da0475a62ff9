import { expect, test } from 'vitest';
import { hitungKursi, isLewatBatas } from './kursi-program.ts';
import { statusDaftarUlang, type StatusDaftarUlang } from './peralihan.ts';

test.each<[pagu: number, statuses: StatusDaftarUlang[]]>([
  [0, []],
  [10, [...statusDaftarUlang]],
  [3, [...statusDaftarUlang, 'belum', 'terverifikasi']],
  [4, ['ditolak', 'lewat', 'mundur', 'mundur', 'mundur']],
])('the seats of a quota of %i add up to it', (pagu, statuses) => {
  const { terverifikasi, terkirim, belum, perbaikan, kosong, lebih, dilepas } = hitungKursi(pagu, statuses);
  expect(terverifikasi + terkirim + belum + perbaikan + kosong - lebih).toBe(pagu);
  expect(terverifikasi + terkirim + belum + perbaikan + dilepas).toBe(statuses.length);
});

test('a deadline is missed from its instant on, by who still has to act and by nobody else', () => {
  expect([isLewatBatas('belum', 10, 9), isLewatBatas('belum', 10, 10)]).toEqual([false, true]);
  expect(statusDaftarUlang.filter((status) => isLewatBatas(status, 10, 11))).toEqual(['belum', 'perbaikan']);
  expect(isLewatBatas('belum', null, 11)).toBe(false);
});
