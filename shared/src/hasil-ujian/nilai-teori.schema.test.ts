import { expect, test } from 'vitest';
import { hitungNilaiTeori } from './nilai-teori.schema.ts';

const bagian = (bobot: number, nilai: number | null, wajib = true, jadwal = 'Matematika') => ({
  jadwal,
  bobot,
  nilai,
  wajib,
});

test.each([
  [[bagian(1, 80)], 80],
  [[bagian(1, 80), bagian(3, 60)], 65],
  // Rounded half up, once: 66.665 is 66.67.
  [[bagian(1, 66.66), bagian(1, 66.67)], 66.67],
  [[bagian(2, 79.7), bagian(1, 79.7)], 79.7],
  [[bagian(0, 10), bagian(1, 90)], 90],
  [[bagian(0, 10)], null],
  [[], null],
])('N.T is the mean by weight: %j', (rows, nilai) => {
  expect(hitungNilaiTeori(rows)).toMatchObject({ nilai, kurang: [], nilai_dengan_nol: nilai });
});

test('what is missing is named and can count as 0; what he need not sit is not missing; what N.T is made of stands by name', () => {
  const [maths, science] = [bagian(1, 80), bagian(1, null, true, 'IPA')];
  expect(
    hitungNilaiTeori([maths, science, bagian(1, null, false, 'Listrik'), bagian(0, 90, true, 'Coba')]),
  ).toEqual({ nilai: 80, kurang: ['IPA'], nilai_dengan_nol: 40, bagian: [science, maths] });
});
