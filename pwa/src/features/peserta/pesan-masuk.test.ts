import { expect, test } from 'vitest';
import { pesanMasuk, waLink } from './pesan-masuk.ts';

const siti = {
  sekolah: 'SMK Uji',
  alamat: 'http://10.0.0.2',
  nama: 'Siti',
  nomor_peserta: 'K1',
  sandi: 'abcd',
};

test('the text names school, address, number and password; without an address it leaves that line out', () => {
  expect(pesanMasuk(siti).split('\n')).toEqual([
    'SMK Uji: cara masuk untuk Siti',
    'Alamat: http://10.0.0.2',
    'Nomor peserta: K1',
    'Kata sandi: abcd',
    'Jangan bagikan kata sandi ini kepada orang lain.',
  ]);
  expect(pesanMasuk({ ...siti, alamat: '' })).not.toContain('Alamat');
});

test.each([
  ['628123456789', 'https://wa.me/628123456789?text=a%20b'],
  ['0812-3456-789', 'https://wa.me/628123456789?text=a%20b'],
  ['tidak punya', undefined],
  [null, undefined],
])('the number %s is written as 62…', (number, link) => {
  expect(waLink(number, 'a b')).toBe(link);
});
