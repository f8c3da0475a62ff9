import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kunciSeri } from '../seleksi/aturan.ts';
import { jalankanSeleksi, modeSeleksi } from '../seleksi/hasil.ts';
import { buatPenjelasan } from '../seleksi/penjelasan.ts';
import { arbitraryMasukan, aturan, buildCalon } from '../testing/build-calon.ts';
import { samarkanMasukan } from './samarkan.ts';

/** Pseudonyms in another order than the ids. */
const samaranOf = (id: string) => `s-${[...id].reverse().join('')}`;
const urutanSeri = fc.shuffledSubarray([...kunciSeri]);

describe('a selection told with pseudonyms', () => {
  test('computes to the same result and the same reasons, for every applicant, in both modes', () => {
    fc.assert(
      fc.property(
        arbitraryMasukan(),
        urutanSeri,
        fc.constantFrom(...modeSeleksi),
        (drawn, urutan_seri, mode) => {
          const masukan = { ...drawn, aturan: { ...drawn.aturan, urutan_seri } };
          const samar = samarkanMasukan(masukan, samaranOf);
          const [known, told] = [jalankanSeleksi(masukan, mode), jalankanSeleksi(samar, mode)];
          const why = buatPenjelasan(masukan, known);
          const whyTold = buatPenjelasan(samar, told);
          expect(told.hasil.size).toBe(known.hasil.size);
          for (const { id } of masukan.calon) {
            expect(told.hasil.get(samaranOf(id))).toEqual(known.hasil.get(id));
            expect(whyTold(samaranOf(id))).toEqual(why(id));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  test('tells no number, date, distance or time, and of what decides nothing not even a rank', () => {
    const calon = [
      buildCalon('SPMB-0007', 80, { lahir: '2009-03-04', jarak: 512, daftar_ms: 1_750_000_000_000 }),
      buildCalon('SPMB-0003', 70, { lahir: '2010-07-08', jarak: 77, daftar_ms: 1_750_000_000_001 }),
      buildCalon('SPMB-0004', 70, { lahir: '2010-07-09', jarak: 77, afirmasi: true }),
    ];
    const penempatan = [{ id: 'calon-SPMB-0004', program: 'A', afirmasi: true as const }];
    const samar = samarkanMasukan({ calon, program: [], penempatan, aturan }, samaranOf);
    const text = JSON.stringify(samar);
    for (const secret of ['SPMB', '2009', '2010', '512', '77', '1750', 'calon-', 'true'])
      expect(text).not.toContain(secret);
    const ranks = samar.calon.map(({ nilai, jarak, lahir, daftar_ms }) => [nilai, jarak, lahir, daftar_ms]);
    expect(ranks.sort()).toEqual([
      [7000, 1, '0000001', 1],
      [7000, 1, '0000002', 1],
      [8000, 1, '0000001', 1],
    ]);
  });
});
