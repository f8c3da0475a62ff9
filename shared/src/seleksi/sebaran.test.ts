import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMasukan } from '../testing/build-calon.ts';
import { jalankanSeleksi } from './hasil.ts';
import { hitungAlur, sebarNilai } from './sebaran.ts';

test('a distribution counts everybody once, at his first choice', () => {
  fc.assert(
    fc.property(arbitraryMasukan(), ({ calon }) => {
      const all = [...sebarNilai(calon).values()].flat();
      expect(all.reduce((sum, one) => sum + one, 0)).toBe(calon.length);
    }),
  );
});

test('0, 4.99, 5 and 100 points stand in the first, first, second and last bar', () => {
  const of = (nilai: number) => ({ nilai, pilihan: ['rpl', null] }) as never;
  const bars = sebarNilai([of(0), of(499), of(500), of(10_000)]).get('rpl') ?? [];
  expect([bars.length, bars[0], bars[1], bars.at(-1)]).toEqual([20, 2, 1, 1]);
});

test('flows lead from each first choice to seats and to none, everybody once', () => {
  fc.assert(
    fc.property(arbitraryMasukan(), (masukan) => {
      const alur = hitungAlur(masukan, jalankanSeleksi(masukan, 'grade'));
      for (const { id } of masukan.program)
        expect(
          alur.filter(({ pilihan }) => pilihan === id).reduce((sum, { jumlah }) => sum + jumlah, 0),
        ).toBe(masukan.calon.filter(({ pilihan }) => pilihan[0] === id).length);
    }),
  );
});
