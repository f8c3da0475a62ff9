import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula } from './escape-formula.ts';
import { plainText } from '../read/cell-text.ts';
import { readSheets } from '../read/read-sheets.ts';
import { writeWorkbook, type TemplateSheet } from './template.ts';

async function open(sheet: TemplateSheet): Promise<ExcelJS.Worksheet> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await writeWorkbook([sheet])).slice().buffer);
  const worksheet = workbook.worksheets[0];
  if (!worksheet) throw new Error('no sheet');
  return worksheet;
}

test('a template carries notes, choices, text format and examples', async () => {
  const worksheet = await open({
    name: 'Peserta',
    columns: [
      { header: 'nisn', note: '10 angka' },
      { header: 'jenis_kelamin', choices: ['L', 'P'] },
    ],
    rows: [['0091234567', 'P']],
    exampleRows: 1,
  });
  expect(worksheet.getCell('A1').note).toBe('10 angka');
  expect(worksheet.getCell('B2').dataValidation).toMatchObject({
    type: 'list',
    formulae: ['"L,P"'],
    allowBlank: true,
  });
  expect(worksheet.getCell('B500').dataValidation).toMatchObject({ type: 'list' });
  expect(worksheet.getCell('A2').value).toBe('0091234567');
  expect(worksheet.getCell('A2').font).toMatchObject({ italic: true });
  expect(worksheet.getColumn(1).numFmt).toBe('@');
});

test.each(['=1+1', '+62812', '-5', '@SUM(A1)', '\t=1', '\r=1'])(
  'the text %j is never a formula in an export',
  async (text) => {
    const worksheet = await open({ name: 'Ekspor', columns: [{ header: text }], rows: [[text, -5]] });
    expect(worksheet.getCell('A1').text).toMatch(/^'/);
    expect(worksheet.getCell('A2').text).toMatch(/^'/);
    expect(worksheet.getCell('B2').value).toBe(-5);
  },
);

test('an escaped text is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('=', '+', '-', '@', ''),
      fc.stringMatching(/^[a-z0-9' ]{1,9}$/),
      (sign, rest) => {
        const text = `${sign}${rest}`.trim();
        fc.pre(!/^'[=+\-@]/.test(text));
        expect(plainText(escapeFormula(text)).text).toBe(text);
      },
    ),
  );
});

test('a written workbook is read back, sheet by sheet', async () => {
  const columns = [{ header: 'nama' }, { header: 'nilai' }];
  const bytes = await writeWorkbook([
    {
      name: 'Kelas X/1',
      columns,
      rows: [
        ['=Siti', 80.5],
        [null, 3],
      ],
    },
    { name: 'Kosong', columns, rows: [] },
  ]);
  const sheets = await readSheets(bytes);
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    [
      'Kelas X 1',
      [
        ['nama', 'nilai'],
        ['=Siti', '80.5'],
        ['', '3'],
      ],
    ],
    ['Kosong', [['nama', 'nilai']]],
  ]);
});
