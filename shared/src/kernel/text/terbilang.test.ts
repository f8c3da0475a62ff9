import { expect, test } from 'vitest';
import { tanggalTerbilang, terbilang } from './terbilang.ts';

test.each([
  [0, 'nol'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [111, 'seratus sebelas'],
  [999, 'sembilan ratus sembilan puluh sembilan'],
  [1000, 'seribu'],
  [1999, 'seribu sembilan ratus sembilan puluh sembilan'],
  [2026, 'dua ribu dua puluh enam'],
  [120_500, 'seratus dua puluh ribu lima ratus'],
])('%i is “%s”', (angka, words) => {
  expect(terbilang(angka)).toBe(words);
});

test('a date as a berita acara writes it', () => {
  expect(tanggalTerbilang('2025-07-01')).toBe('satu bulan Juli tahun dua ribu dua puluh lima');
  expect(tanggalTerbilang('2026-12-31')).toBe('tiga puluh satu bulan Desember tahun dua ribu dua puluh enam');
});
