import type { Alur } from '@spmb/shared/seleksi/sebaran.ts';
import { expect, test } from 'vitest';
import { tataAlur } from './tata-alur.ts';

const alur: Alur[] = [
  { pilihan: 'RPL', kursi: 'RPL', jumlah: 30 },
  { pilihan: 'RPL', kursi: 'TKJ', jumlah: 10 },
  { pilihan: 'RPL', kursi: '', jumlah: 20 },
  { pilihan: 'TKJ', kursi: 'TKJ', jumlah: 40 },
];
const { kiri, kanan, pita, tinggi } = tataAlur(alur, 200);

test('every applicant stands once on each side, and who has no seat below all', () => {
  expect(kiri.map(({ name, jumlah }) => [name, jumlah])).toEqual([
    ['RPL', 60],
    ['TKJ', 40],
  ]);
  expect(kanan.map(({ name, jumlah }) => [name, jumlah])).toEqual([
    ['RPL', 30],
    ['TKJ', 50],
    ['', 20],
  ]);
});

test('bands are as thick as many go that way, and fill what they leave and reach without a gap', () => {
  expect(pita.map(({ jumlah, tinggi: height }) => height / jumlah)).toEqual([2, 2, 2, 2]);
  for (const [side, of, start] of [
    [kiri, 'pilihan', 'kiri'],
    [kanan, 'kursi', 'kanan'],
  ] as const)
    for (const { name, y, tinggi: whole } of side) {
      let at = y;
      for (const band of pita.filter((one) => one[of] === name)) {
        expect(band[start]).toBe(at);
        at += band.tinggi;
      }
      expect(at).toBe(y + whole);
    }
});

test('a band says whether it leads to the first choice, elsewhere, or to no seat', () => {
  expect(pita.map(({ jenis }) => jenis)).toEqual(['tetap', 'pindah', 'tanpa', 'tetap']);
});

test('names never overlap, however few stand there', () => {
  const few = tataAlur(
    [
      { pilihan: 'RPL', kursi: 'RPL', jumlah: 1_000 },
      { pilihan: 'TKJ', kursi: 'RPL', jumlah: 1 },
      { pilihan: 'DKV', kursi: '', jumlah: 1 },
    ],
    200,
  );
  const tops = few.kiri.map(({ y }) => y);
  expect(Math.min(...tops.slice(1).map((y, at) => y - (tops[at] ?? 0)))).toBeGreaterThanOrEqual(22);
});

test('nobody is an empty picture', () => {
  expect(tataAlur([], 200)).toEqual({ kiri: [], kanan: [], pita: [], tinggi: 0 });
  expect(tinggi).toBeGreaterThan(200);
});
