import { expect, test } from 'vitest';
import { samarkanNama, samarkanNisn } from './samarkan.ts';

test.each([
  ['Siti Nur Aini', 'S*** N** A***'],
  ['  Muhammad   Al-Fatih ', 'M******* A*******'],
  ['Y', 'Y'],
  ['عبد الله', 'ع** ا***'],
  ['😀ab', '😀**'],
  ['', ''],
])('N15: of the name %j its owner knows himself again by %j', (nama, masked) => {
  expect(samarkanNama(nama)).toBe(masked);
});

test.each([
  ['0061234578', '00******78'],
  ['1234', '****'],
  ['', ''],
])('N15: of the number %j the middle is covered: %j', (nisn, masked) => {
  expect(samarkanNisn(nisn)).toBe(masked);
});
