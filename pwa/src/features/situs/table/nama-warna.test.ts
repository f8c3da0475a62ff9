import { expect, test } from 'vitest';
import { namaWarna } from './nama-warna.ts';

test.each([
  ['#2e7d32', 'Hijau'],
  ['#ef6c00', 'Oranye'],
  ['#00838f', 'Toska'],
  ['#6a1b9a', 'Ungu'],
  ['#1565c0', 'Biru'],
  ['#c62828', 'Merah'],
  ['#ff0020', 'Merah'],
  ['#fdd835', 'Kuning'],
  ['#d81b60', 'Merah muda'],
  ['#795548', 'Cokelat'],
  ['#000000', 'Hitam'],
  ['#ffffff', 'Putih'],
  ['#9e9e9e', 'Abu-abu'],
])('S1-PAGU-02: the folder of %s is called %s', (hex, name) => {
  expect(namaWarna(hex)).toBe(name);
});
