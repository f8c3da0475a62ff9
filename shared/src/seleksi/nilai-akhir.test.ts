import { expect, test } from 'vitest';
import { hitungNilaiAkhir, nilaiSeri } from './nilai-akhir.ts';

const bobot = { prestasi: 10, rapor: 40, teori: 30, wawancara: 20 };

test('N.A is the exact sum of the weighted components, rounded half up once', () => {
  const { nilai, bagian } = hitungNilaiAkhir(
    { prestasi: 95, rapor: 82.33, teori: 77.5, wawancara: 90 },
    bobot,
  );
  // 9.5 + 32.932 + 23.25 + 18 = 83.682.
  expect([nilai, bagian]).toEqual([8368, { prestasi: 950, rapor: 3293, teori: 2325, wawancara: 1800 }]);
  const odd = hitungNilaiAkhir(
    { prestasi: 0.05, rapor: 0.05, teori: 0, wawancara: 0 },
    { ...bobot, prestasi: 50, rapor: 50 },
  );
  // Each half is 0.025: rounded by themselves they would make 0.06.
  expect([odd.nilai, odd.bagian.prestasi, odd.bagian.rapor]).toEqual([5, 3, 3]);
});

test('80.00 ties with 0.1 · 3 + 79.7', () => {
  const whole = { prestasi: 100, rapor: 100, teori: 100, wawancara: 100 };
  const parts = hitungNilaiAkhir({ prestasi: 0.1 + 0.1 + 0.1, rapor: 79.7, teori: 0, wawancara: 0 }, whole);
  expect(parts.nilai).toBe(hitungNilaiAkhir({ prestasi: 80, rapor: 0, teori: 0, wawancara: 0 }, whole).nilai);
});

test('a component that counts and is missing leaves no final score; one that does not count is not missed', () => {
  const known = { prestasi: null, rapor: 80, teori: null, wawancara: 80 };
  expect(hitungNilaiAkhir(known, bobot)).toMatchObject({ nilai: null, kurang: ['prestasi', 'teori'] });
  expect(hitungNilaiAkhir(known, { ...bobot, prestasi: 0, teori: 0 })).toMatchObject({
    nilai: 4800,
    kurang: [],
  });
});

test('what a person typed over stands as it was typed, in the place of its source', () => {
  const known = { prestasi: null, rapor: 80, teori: 80, wawancara: 80 };
  expect(hitungNilaiAkhir(known, bobot, { prestasi: 7.25, rapor: 30 })).toMatchObject({
    nilai: 7725,
    bagian: { prestasi: 725, rapor: 3000, teori: 2400, wawancara: 1600 },
  });
});

test('a component that is known in part counts so and leaves no final score, but where it was typed or does not count', () => {
  const known = { prestasi: 0, rapor: 80, teori: 54, wawancara: 80 };
  const of = (more: object = {}, diketik = {}) =>
    hitungNilaiAkhir(known, { ...bobot, ...more }, diketik, ['teori']);
  expect(of()).toMatchObject({ nilai: null, dengan_nol: 6420, kurang: ['teori'] });
  expect(of({}, { teori: 20 })).toMatchObject({ nilai: 6800, kurang: [] });
  expect(of({ teori: 0 })).toMatchObject({ nilai: 4800, kurang: [] });
});

test.each([
  ['before its weight', nilaiSeri(80.04, 30, null), 8004],
  ['whatever it weighs', nilaiSeri(80.04, 0, null), 8004],
  ['as the score of which somebody typed the part', nilaiSeri(10, 30, 24.5), 8167],
  ['by its source, where what was typed weighs nothing', nilaiSeri(10, 0, 24.5), 1000],
  ['as 0 where there is none', nilaiSeri(null, 30, null), 0],
])('a tie is ranked by N.R and N.T %s', (_, hundredths, expected) => {
  expect(hundredths).toBe(expected);
});
