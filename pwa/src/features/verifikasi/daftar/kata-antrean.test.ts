import type { AngkaVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { expect, test } from 'vitest';
import { kataAntrean } from './kata-antrean.ts';
import { umurText } from './umur.ts';

const kosong: AngkaVerifikasi = {
  menunggu: 0,
  tertua_ms: null,
  dikembalikan: 0,
  belum_diperbaiki: 0,
  usulan: 0,
  hari_ini: [],
  perkiraan: null,
  tutup: null,
  cukup: null,
};
const sibuk: AngkaVerifikasi = {
  ...kosong,
  menunggu: 40,
  tertua_ms: Date.parse('2025-07-01T00:30:00Z'),
  hari_ini: [
    { nama: 'Rina', jumlah: 12 },
    { nama: 'Budi', jumlah: 8 },
  ],
  perkiraan: '2025-07-04',
  tutup: '2025-07-10',
  cukup: true,
};
const last = (angka: Partial<AngkaVerifikasi>) => kataAntrean({ ...sibuk, ...angka }, 'WIB').at(-1);

test('the queue says since when somebody waits, who decided how much today, and when it ends', () => {
  expect(kataAntrean(sibuk, 'WIB')).toEqual([
    'Yang terlama menunggu sejak 1 Jul 2025 07.30.',
    'Diputus hari ini: Rina 12, Budi 8.',
    'Dengan laju hari ini, antrean habis 4 Jul 2025, tidak lewat dari hari penutupan 10 Jul 2025.',
  ]);
});

test('a pace that is too slow says what helps; without a closing date, or where nobody decided, nothing is foretold', () => {
  expect(last({ cukup: false, perkiraan: '2025-07-12' })).toContain('tambah pemeriksa');
  expect(last({ tutup: null, cukup: null })).toBe('Dengan laju hari ini, antrean habis 4 Jul 2025.');
  expect(last({ perkiraan: null })).toContain('Diputus hari ini');
  expect(kataAntrean(kosong, 'WIB')).toEqual(['Hari ini belum ada berkas yang diputus.']);
});

test.each([
  [0, 'kurang dari 1 jam'],
  [47, '47 jam'],
  [50, '2 hari'],
])('a file sent %s hours ago reads %s', (jam, text) => {
  expect(umurText(jam)).toBe(text);
});
