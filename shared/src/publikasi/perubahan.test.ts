import { expect, test } from 'vitest';
import type { HasilCalon } from '../seleksi/hasil.ts';
import { bandingkanKursi } from './perubahan.ts';

const seat = (program: string): HasilCalon => ({ status: 'L', program, jalan: 'pg1', kursi: 'umum' });

test('published seats beside those of a run: who gets one, keeps his, gets another, and gets none', () => {
  const terbit = new Map([
    ['ani', 'rpl'],
    ['budi', 'rpl'],
    ['citra', 'tkj'],
    ['dewi', 'tkj'],
  ]);
  const hasil = new Map<string, HasilCalon>([
    ['ani', seat('rpl')],
    ['budi', seat('tkj')],
    ['citra', { status: 'CADANGAN', program: 'tkj', urutan: 1 }],
    ['eka', seat('rpl')],
    ['fani', { status: 'TL' }],
  ]);
  expect(bandingkanKursi(terbit, hasil, 2)).toEqual({
    baru: 1,
    tetap: 1,
    pindah: 1,
    hilang: 2,
    pertama: ['budi', 'citra'],
  });
});
