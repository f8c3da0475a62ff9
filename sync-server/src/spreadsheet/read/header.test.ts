import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAddress, findHeader, isHeader, normalizeHeader } from './header.ts';

function sheetOf(...rows: string[][]) {
  return { name: 'Data', rows, damaged: [], images: [] };
}

describe('headers are compared tolerantly', () => {
  test.each([
    ['NOMER  UJIAN', 'nomer ujian'],
    ['NISN*', 'nisn'],
    ['Opsi  5', 'Opsi 5'],
    ['No_PES', 'no pes'],
    ['NO.', 'No'],
    ['JENIS KELAMIN (L/P) *', 'Jenis Kelamin'],
    ['JENIS KELAMIN (L/P) *', 'JENIS KELAMIN (L/P)'],
    ['KELAS AWAL * (gunakan nomor 1-12)', 'kelas awal'],
    ['TANGGAL LAHIR FORMAT (DD-MM-YYY) contoh 31-12-2009', 'TANGGAL LAHIR FORMAT…'],
  ])('%s is %s', (header, accepted) => {
    expect(isHeader(header, accepted)).toBe(true);
  });

  test.each([
    ['NAMA AYAH', 'NAMA'],
    ['', 'NAMA'],
    ['***', '(…)'],
  ])('%s is not %s', (header, accepted) => {
    expect(isHeader(header, accepted)).toBe(false);
  });

  test('normalising twice changes nothing, and case, spaces and signs never matter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(' ', '*', '.', ' (', ')', '_'),
        (text, sign) => {
          const normal = normalizeHeader(text);
          expect(normalizeHeader(normal)).toBe(normal);
          expect(normalizeHeader(`${sign}${text} ${sign}`)).toBe(normal);
        },
      ),
    );
  });
});

describe('the header row', () => {
  const texts = { nama: ['nama', 'nama siswa'], nomor: ['nomor ujian', 'username'] };

  test.each([0, 1, 4, 5])('is found in row index %i', (row) => {
    const sheet = sheetOf(...Array.from({ length: row }, () => ['Daftar Siswa']), [
      'No',
      'NAMA SISWA',
      'Nomor Ujian',
    ]);
    expect(findHeader(sheet, texts, ['nama', 'nomor'])).toEqual({ row, columns: { nama: 1, nomor: 2 } });
  });

  test('is not looked for below the sixth row', () => {
    const sheet = sheetOf([], [], [], [], [], [], ['nama', 'nomor ujian']);
    expect(findHeader(sheet, texts, ['nama'])).toBeUndefined();
  });

  test('has every required field', () => {
    expect(findHeader(sheetOf(['nama', 'alamat']), texts, ['nama', 'nomor'])).toBeUndefined();
  });

  test('of a better text wins over one further left', () => {
    expect(findHeader(sheetOf(['Username', 'Nomor Ujian', 'Nama']), texts, ['nama'])?.columns.nomor).toBe(1);
  });
});

test.each([
  [0, 0, 'A1'],
  [6, 2, 'C7'],
  [0, 25, 'Z1'],
  [9, 26, 'AA10'],
  [0, 701, 'ZZ1'],
  [0, 702, 'AAA1'],
])('row %i and column %i are shown as %s%s', (row, column, address) => {
  expect(cellAddress(row, column)).toBe(address);
});
