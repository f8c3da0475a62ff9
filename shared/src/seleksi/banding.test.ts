import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryMasukan, aturan, buildCalon } from '../testing/build-calon.ts';
import { cariBerpindah, hitungProgram } from './banding.ts';
import { jalankanSeleksi } from './hasil.ts';
import { periksaMasukan } from './periksa-masukan.ts';

const program = [
  { id: 'A', pagu: 1 },
  { id: 'B', pagu: 1 },
];

test('two results side by side: who has another seat or one in the place of none', () => {
  const calon = [
    buildCalon('1', 70),
    buildCalon('2', 90, { pilihan: ['B', 'A'] }),
    buildCalon('3', 95, { pilihan: ['B', null] }),
  ];
  const masukan = { calon, program, penempatan: [], aturan };
  const grade = jalankanSeleksi(masukan, 'grade');
  const moved = cariBerpindah(calon, grade, jalankanSeleksi(masukan, 'stabil'));
  expect(moved.map(({ calon: { nomor }, dari, ke }) => [nomor, dari.status, ke.status])).toEqual([
    ['1', 'L', 'CADANGAN'],
    ['2', 'CADANGAN', 'L'],
  ]);
  expect(cariBerpindah(calon, grade, grade)).toEqual([]);
});

test('the figures of a programme add up to those who have a seat of it', () => {
  fc.assert(
    fc.property(arbitraryMasukan(), (masukan) => {
      const result = jalankanSeleksi(masukan, 'grade');
      for (const one of hitungProgram(masukan, result)) {
        const seated = masukan.calon.filter(({ id }) => {
          const has = result.hasil.get(id);
          return has?.status === 'L' && has.program === one.program;
        });
        expect(one.pilihan1 + one.pilihan2 + one.manual).toBe(seated.length);
        if (one.nilai_terendah !== null)
          expect(seated.some(({ nilai }) => nilai === one.nilai_terendah)).toBe(true);
      }
    }),
  );
});

test('the lowest score is of who won a seat by the run, not of who keeps one', () => {
  const calon = [buildCalon('1', 10), buildCalon('2', 90)];
  const penempatan = [{ id: 'calon-1', program: 'A', terbit: true as const }];
  const masukan = { calon, program: [{ id: 'A', pagu: 2 }], penempatan, aturan };
  expect(hitungProgram(masukan, jalankanSeleksi(masukan, 'grade'))).toMatchObject([
    { pilihan1: 2, nilai_terendah: 9000 },
  ]);
});

test('what no run can be made of is named before anything is counted', () => {
  const wrong = (more: object) =>
    periksaMasukan({ calon: [buildCalon('1', 80)], program, penempatan: [], aturan, ...more });
  expect(wrong({})).toEqual([]);
  expect(wrong({ program: [{ id: 'A', pagu: 0 }, program[1]] })).toEqual([]);
  for (const [more, sentence] of [
    [{ calon: [buildCalon('1', 80), buildCalon('1', 80)] }, /tercatat dua kali/],
    [{ program: [{ id: 'A', pagu: -1 }] }, /belum mempunyai pagu/],
    [{ program: [{ id: 'A', pagu: Number.NaN }] }, /belum mempunyai pagu/],
    [{ calon: [buildCalon('1', Number.NaN)] }, /tidak dapat dihitung/],
    [{ calon: [buildCalon('1', 80, { pilihan: ['A', 'A'] })] }, /sama/],
    [{ calon: [buildCalon('1', 80, { pilihan: ['X', null] })] }, /tidak ada lagi/],
    [{ penempatan: [{ id: 'siapa', program: 'A' }] }, /penempatan manual/],
    [{ aturan: { ...aturan, persen_afirmasi: 101 } }, /0 sampai 100/],
  ] as const)
    expect(wrong(more)).toEqual([expect.stringMatching(sentence)]);
});
