import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, cleanValue } from './clean-text.ts';
import { parseJenisKelamin } from './jenis-kelamin.ts';
import { isKataSandiDapatDipakai, isKataSandiLemah } from './import/kata-sandi-import.ts';
import { parseNisn } from './nisn.ts';

test.each([
  ['L', 'L'],
  ['laki-laki', 'L'],
  ['Laki - Laki', 'L'],
  ['PRIA', 'L'],
  ['p', 'P'],
  ['Perempuan', 'P'],
  ['wanita', 'P'],
  ['', ''],
  ['1', undefined],
  ['X', undefined],
  ['?', undefined],
])('gender %s is %s', (text, gender) => {
  expect(parseJenisKelamin(text)).toBe(gender);
});

test.each([
  ['0091234567', '0091234567'],
  [' 009 123 4567', '0091234567'],
  ['’0091234567', '0091234567'],
  ['', ''],
  ['0', ''],
  ['91234567', undefined],
  ['00912345678', undefined],
  ['9.1E+07', undefined],
])('NISN %s is %s: 10 digits or none, never padded', (text, nisn) => {
  expect(parseNisn(text)).toBe(nisn);
});

describe('texts are cleaned', () => {
  test.each([
    ['  Siti \n\t Aminah ', 'Siti Aminah'],
    ['Siti\u00a0Aminah', 'Siti Aminah'],
    ['\u202bمحمد\u202c', 'محمد'],
    ['Jose\u0301', 'José'],
    ['a\u0000b', 'a b'],
  ])('%j is kept as %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each(['-', '—', 'NULL', 'n/a', '...', ' '])('%j says nothing', (text) => {
    expect(cleanValue(text)).toBe('');
  });

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('passwords of a file', () => {
  const peserta = { nomor_peserta: 'K01-001-8', nisn: '0091234567' };

  test.each([
    ['ps001', true],
    ['k01-001-8', true],
    ['0091234567', true],
    ['rahasia7', false],
    ['Qwerty', true],
    ['qwerty 7', false],
  ])('%s is weak: %s', (kata_sandi, weak) => {
    expect(isKataSandiLemah(kata_sandi, peserta, new Set(['qwerty']))).toBe(weak);
  });

  test.each([
    ['ab', true],
    ['', false],
    ['a\u0007b', false],
    ['x'.repeat(256), false],
  ])('%j can be used: %s', (kata_sandi, usable) => {
    expect(isKataSandiDapatDipakai(kata_sandi)).toBe(usable);
  });
});
