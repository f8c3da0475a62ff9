import { expect, test } from 'vitest';
import { readSheets } from './read-sheets.ts';
import { buildXls } from '../testing/build-file.ts';

test.each(['biff8', 'biff5'] as const)(
  'a legacy .xls file (%s) is read like an .xlsx file',
  async (bookType) => {
    const [sheet] = await readSheets(
      buildXls(
        [
          ['NOMER UJIAN', 'NAMA SISWA', 'SESI UJIAN', 'LAHIR'],
          [],
          ['K01-001', '  Siti Nurhaliza ', 1.0, new Date(Date.UTC(2009, 4, 20))],
          ['K01-002', 'Surya', 0.1 + 0.2, true],
        ],
        bookType,
      ),
    );
    expect(sheet?.rows).toEqual([
      ['NOMER UJIAN', 'NAMA SISWA', 'SESI UJIAN', 'LAHIR'],
      [],
      ['K01-001', 'Siti Nurhaliza', '1', '2009-05-20'],
      ['K01-002', 'Surya', '0.3', 'TRUE'],
    ]);
  },
);

test('damage in a legacy .xls file is reported', async () => {
  const [sheet] = await readSheets(buildXls([['0051', 3201010101010001, '1.23E+15'], [52]]));
  expect(sheet?.damaged).toEqual([
    { row: 0, column: 1, shown: '3.20101E+15' },
    { row: 0, column: 2, shown: '1.23E+15' },
    { row: 1, column: 0, shown: '52' },
  ]);
});

test('names in other scripts survive in a legacy .xls file', async () => {
  const [sheet] = await readSheets(buildXls([['محمد الفاتح', '“O’Neil”']]));
  expect(sheet?.rows).toEqual([['محمد الفاتح', '“O’Neil”']]);
});

test('texts of an old BIFF5 file are read in their Windows code page', async () => {
  // The writer knows no letters beyond ASCII in this format: a sign it does know stands in for the letter ’ (0x92).
  const bytes = buildXls([['Ma~ruf']], 'biff5').map((byte) => (byte === 0x7e ? 0x92 : byte));
  const [sheet] = await readSheets(bytes);
  expect(sheet?.rows).toEqual([['Ma’ruf']]);
});
