import { expect, test } from 'vitest';
import { pesanMasuk } from './pesan-masuk.ts';

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
