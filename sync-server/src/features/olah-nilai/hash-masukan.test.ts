import { aturan, buildCalon } from '@spmb/shared/testing/build-calon.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { expect, test } from 'vitest';
import { hashMasukan } from './putaran/hash-masukan.ts';

const masukan: Masukan = {
  calon: [buildCalon('1', 80, { pilihan: ['A', 'B'] }), buildCalon('2', 70)],
  program: [
    { id: 'A', pagu: 1 },
    { id: 'B', pagu: 2 },
  ],
  penempatan: [{ id: 'calon-1', program: 'B' }],
  aturan,
};
const hash = hashMasukan(masukan);

test('equal inputs have one hash, whatever the order of rows and of the fields in them', () => {
  const turned = <Row extends object>(row: Row) => Object.fromEntries(Object.entries(row).reverse()) as Row;
  const again: Masukan = {
    calon: masukan.calon.map(turned).reverse(),
    program: masukan.program.map(turned).reverse(),
    penempatan: masukan.penempatan.map(turned),
    aturan: turned(aturan),
  };
  expect(hashMasukan(again)).toBe(hash);
});

/** Every value that a run depends on, changed one at a time. */
const changed = (row: object): object[] =>
  Object.entries(row).map(([name, value]) => ({
    ...row,
    [name]:
      typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : [value].flat().slice(1),
  }));

test('any value that a run depends on changes the hash', () => {
  const [first, ...others] = masukan.calon;
  const [program, ...programs] = masukan.program;
  const variants = [
    ...changed(first!).map((calon) => ({ ...masukan, calon: [calon, ...others] })),
    ...changed(program!).map((one) => ({ ...masukan, program: [one, ...programs] })),
    ...changed(masukan.penempatan[0]!).map((one) => ({ ...masukan, penempatan: [one] })),
    ...changed(aturan).map((one) => ({ ...masukan, aturan: one })),
    { ...masukan, penempatan: [] },
    ...[{ terbit: true }, { terbit: true, afirmasi: true }].map((more) => ({
      ...masukan,
      penempatan: [{ ...masukan.penempatan[0], ...more }],
    })),
  ] as Masukan[];
  expect(new Set([hash, ...variants.map(hashMasukan)]).size).toBe(variants.length + 1);
});
