import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readSheets } from './read-sheets.ts';
import { buildCsv } from '../testing/build-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, bigEndian: boolean): Uint8Array {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(bigEndian ? bytes.swap16() : bytes);
}

describe('encodings of a CSV file', () => {
  const text = 'nama;kelas\r\nJosé – “Café”;X\r\n';
  const expected = [
    ['nama', 'kelas'],
    ['José – “Café”', 'X'],
  ];
  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['UTF-16 little endian with its mark', utf16(`\ufeff${text}`, false)],
    ['UTF-16 big endian with its mark', utf16(`\ufeff${text}`, true)],
    ['UTF-16 little endian', utf16(text, false)],
    ['UTF-16 big endian', utf16(text, true)],
    ['Windows-1252', Buffer.from('nama;kelas\r\nJos\xe9 \x96 \x93Caf\xe9\x94;X\r\n', 'latin1')],
  ])('%s', async (_name, bytes) => {
    expect((await readSheets(bytes))[0]?.rows).toEqual(expected);
  });
});

describe('separators, quotes and line ends', () => {
  test.each([
    [
      'comma',
      'a,b\n1;2,3\n',
      [
        ['a', 'b'],
        ['1;2', '3'],
      ],
    ],
    [
      'semicolon',
      'a;b\n1,5;2,5\n3,5;4,5\n',
      [
        ['a', 'b'],
        ['1,5', '2,5'],
        ['3,5', '4,5'],
      ],
    ],
    [
      'tab, as Excel writes Unicode text',
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['named by the first line', 'sep=;\r\na,a,a;b\r\n', [['a,a,a', 'b']]],
    ['separators inside quotes do not count', '"a,b,c,d";x\n', [['a,b,c,d', 'x']]],
    ['quoted line ends and doubled quotes', '"a\r\nb";"kata ""ini"""\n', [['a\nb', 'kata "ini"']]],
    [
      'a stray quote is a character',
      'Ma"ruf;X\n"Siti" Aminah;X\n',
      [
        ['Ma"ruf', 'X'],
        ['Siti Aminah', 'X'],
      ],
    ],
    ['a quote that is never closed', 'a;"b\nc', [['a', 'b\nc']]],
    [
      'old Macintosh line ends',
      'a;b\rc;d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['blank lines keep their number', 'a;b\n\n;\nc;d\n', [['a', 'b'], [], [], ['c', 'd']]],
    ['no separator at all', 'nama\nSiti\n', [['nama'], ['Siti']]],
  ])('%s', (_name, text, rows) => {
    expect(readCsv(text).rows).toEqual(rows);
  });

  test('numbers stay as they are written: no zero is lost, no exponent is believed', () => {
    const sheet = readCsv('nisn;nik\n0091234567;3,20101E+15\n1.0;007\n');
    expect(sheet.rows.slice(1)).toEqual([
      ['0091234567', '3,20101E+15'],
      ['1.0', '007'],
    ]);
    expect(sheet.damaged).toEqual([{ row: 1, column: 1, shown: '3,20101E+15' }]);
  });

  test('any table of clean texts is read back as it was written', () => {
    const cell = fc.stringMatching(/^[a-zA-Z0-9";,\n ]{0,8}$/).map((text) => text.trim());
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1 }), (rows) => {
        const text = new TextDecoder().decode(buildCsv([['kepala', 'kedua', 'ketiga'], ...rows], ','));
        expect(readCsv(`sep=,\n${text}`).rows.slice(1)).toEqual(rows);
      }),
    );
  });
});
