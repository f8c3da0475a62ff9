import { describe, expect, test } from 'vitest';
import { packZip } from '../../archive/pack-zip.ts';
import { readSheets } from './read-sheets.ts';
import { buildXlsx, buildXlsxOf } from '../testing/build-file.ts';
import { unpackZip } from '../../archive/unpack-zip.ts';

/** The smallest PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function readOne(bytes: Uint8Array) {
  const [sheet] = await readSheets(bytes);
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

describe('cells of an .xlsx file become text', () => {
  test('whole numbers lose their decimals, fractions lose binary remainders, long numbers are never in exponent form', async () => {
    const sheet = await readOne(await buildXlsxOf([[1.0, 0.1 + 0.2, 123456789012345, 1e-7, -3]]));
    expect(sheet.rows[0]).toEqual(['1', '0.3', '123456789012345', '0.0000001', '-3']);
    expect(sheet.damaged).toEqual([]);
  });

  test('percent and zero-padded formats are read as shown', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet) => {
        worksheet.addRow([0.5, 0.125, 91234567]);
        worksheet.getCell('A1').numFmt = '0%';
        worksheet.getCell('B1').numFmt = '0.0%';
        worksheet.getCell('C1').numFmt = '0000000000';
      }),
    );
    expect(sheet.rows[0]).toEqual(['50%', '12.5%', '0091234567']);
  });

  test('dates give YYYY-MM-DD, times HH:MM', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet) => {
        worksheet.addRow([new Date(Date.UTC(2009, 11, 31)), 0.3125]);
        worksheet.getCell('A1').numFmt = 'dd/mm/yyyy';
        worksheet.getCell('B1').numFmt = 'hh:mm';
      }),
    );
    expect(sheet.rows[0]).toEqual(['2009-12-31', '07:30']);
  });

  test('formulas give their cached result, also text, dates and shared formulas', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet) => {
        worksheet.getCell('A1').value = { formula: 'B9&"x"', result: 'Budi' };
        worksheet.getCell('B1').value = { formula: '1+1', result: 2 };
        worksheet.getCell('C1').value = { formula: 'TODAY()', result: new Date(Date.UTC(2010, 0, 5)) };
        worksheet.getCell('C1').numFmt = 'yyyy-mm-dd';
        worksheet.getCell('B2').value = { sharedFormula: 'B1', result: 3 };
        worksheet.getCell('D1').value = { formula: 'IF(A9="","","x")', result: '' };
      }),
    );
    expect(sheet.rows).toEqual([
      ['Budi', '2', '2010-01-05'],
      ['', '3'],
    ]);
  });

  test('rich text, hyperlinks and booleans give their text', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet) => {
        worksheet.getCell('A1').value = {
          richText: [{ text: 'H' }, { font: { size: 6 }, text: '2' }, { text: 'O' }],
        };
        worksheet.getCell('B1').value = { text: 'siti@contoh.id', hyperlink: 'mailto:siti@contoh.id' };
        worksheet.getCell('C1').value = true;
      }),
    );
    expect(sheet.rows[0]).toEqual(['H2O', 'siti@contoh.id', 'TRUE']);
  });

  test('blank rows and cells keep their place, merged cells count once', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet) => {
        worksheet.getCell('B3').value = 'judul';
        worksheet.mergeCells('B3:D4');
        worksheet.getCell('C6').value = ' isi ';
      }),
    );
    expect(sheet.rows).toEqual([[], [], ['', 'judul'], [], [], ['', '', 'isi']]);
  });

  test('notes, tables, choices and conditional formats do not disturb', async () => {
    const bytes = await buildXlsx((worksheet) => {
      worksheet.getCell('A1').note = 'catatan';
      worksheet.addTable({ name: 'Tabel', ref: 'A1', columns: [{ name: 'nama' }], rows: [['Siti']] });
      worksheet.getCell('A9').dataValidation = { type: 'list', formulae: ['"L,P"'] };
    });
    expect((await readOne(bytes)).rows).toEqual([['nama'], ['Siti']]);
  });

  test('notes at an address that other programs use do not disturb', async () => {
    const parts = await unpackZip(await buildXlsx((worksheet) => (worksheet.getCell('A1').note = 'catatan')));
    const relations = 'xl/worksheets/_rels/sheet1.xml.rels';
    const xml = new TextDecoder()
      .decode(parts.get(relations))
      .replaceAll('../comments1.xml', '/xl/comments/comment1.xml');
    const comments = parts.get('xl/comments1.xml') ?? new Uint8Array();
    parts.delete('xl/comments1.xml');
    parts.set('xl/comments/comment1.xml', comments).set(relations, new TextEncoder().encode(xml));
    expect(xml).toContain('/xl/comments/comment1.xml');
    expect((await readOne(await packZip(parts))).name).toBe('Data');
  });

  test('every sheet is read, in order and by name', async () => {
    const sheets = await readSheets(
      await buildXlsx((worksheet, workbook) => {
        worksheet.addRow(['a']);
        workbook.addWorksheet('Kelas X').addRow(['b']);
      }),
    );
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['Data', [['a']]],
      ['Kelas X', [['b']]],
    ]);
  });

  test('Arabic and very long texts stay whole', async () => {
    const long = 'Raden '.repeat(2_000).trim();
    const sheet = await readOne(await buildXlsxOf([['عَبْدُ الرَّحْمٰن', long]]));
    expect(sheet.rows[0]).toEqual(['عَبْدُ الرَّحْمٰن', long]);
  });

  test('images come with the cell they are anchored at', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet, workbook) => {
        worksheet.getCell('A1').note = 'catatan';
        const imageId = workbook.addImage({ base64: PNG.toString('base64'), extension: 'png' });
        worksheet.addImage(imageId, 'C5:D6');
        worksheet.addImage(imageId, { tl: { col: 1, row: 2 }, ext: { width: 10, height: 10 } });
      }),
    );
    expect(sheet.images.map(({ row, column, extension }) => [row, column, extension])).toEqual([
      [4, 2, 'png'],
      [2, 1, 'png'],
    ]);
    expect(Buffer.from(sheet.images[0]?.bytes ?? [])).toEqual(PNG);
  });
});

describe('what Excel damaged is reported', () => {
  test('numbers of more than 15 digits, texts in exponent form, error words', async () => {
    const sheet = await readOne(
      await buildXlsxOf([
        [3201010101010001, '1,23E+15', { error: '#REF!' }, '########', '=DISPIMG("ID_1",1)', 'aman'],
      ]),
    );
    expect(sheet.damaged).toEqual([
      { row: 0, column: 0, shown: '3.20101E+15' },
      { row: 0, column: 1, shown: '1,23E+15' },
      { row: 0, column: 2, shown: '#REF!' },
      { row: 0, column: 3, shown: '########' },
      { row: 0, column: 4, shown: '=DISPIMG("ID_1",1)' },
    ]);
  });

  test('a shorter number among texts with leading zeros has lost its zeros', async () => {
    const sheet = await readOne(
      await buildXlsxOf([
        ['0051', '12'],
        [52, 7],
        ['0053', '13'],
        [12345, 8],
      ]),
    );
    expect(sheet.damaged).toEqual([{ row: 1, column: 0, shown: '52' }]);
  });

  test('1/2 that Excel turned into a day is reported, a date with its year is not', async () => {
    const sheet = await readOne(
      await buildXlsx((worksheet) => {
        worksheet.addRow([new Date(Date.UTC(2026, 1, 1)), new Date(Date.UTC(2026, 1, 1))]);
        worksheet.getCell('A1').numFmt = 'd-mmm';
        worksheet.getCell('B1').numFmt = 'd-mmm-yy';
      }),
    );
    expect(sheet.damaged).toEqual([{ row: 0, column: 0, shown: '1-Feb' }]);
  });
});
