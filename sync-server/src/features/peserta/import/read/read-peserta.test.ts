import { describe, expect, test } from 'vitest';
import { barisPesertaSchema } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { planPesertaImport } from '@spmb/shared/peserta/import/plan-peserta-import.ts';
import { SpreadsheetError } from '../../../../spreadsheet/read/spreadsheet-error.ts';
import { buildCsv, buildXlsx, buildXlsxOf } from '../../../../spreadsheet/testing/build-file.ts';
import { readPeserta } from './read-peserta.ts';

const HEADER = [
  'nomor_peserta',
  'nisn',
  'nama',
  'jenis_kelamin',
  'tanggal_lahir',
  'nomor_hp',
  'ruang',
  'kata_sandi',
];

/** Reads rows below the template's header; the first stands in row 2. */
async function readRows(...rows: (string | number | Date | null)[][]) {
  return readPeserta(await buildXlsxOf([HEADER, ...rows]));
}

describe('a row that cannot be kept is reported with its cell and the reason', () => {
  test.each([
    ['no name', ['A1', '', ''], 'C2', /Nama kosong/],
    ['neither number nor NISN', ['', '', 'Siti'], 'A2', /Isi salah satu/],
    ['a wrong NISN and no number', ['', '91234567', 'Siti'], 'A2', /Isi salah satu/],
    ['a number that lost its digits', [3201010101010001, '', 'Siti'], 'A2', /rusak di Excel/],
    ['a number in exponent form', ['1.23E+15', '0091234567', 'Siti'], 'A2', /rusak di Excel/],
    ['a number that is too long', ['9'.repeat(51), '', 'Siti'], 'A2', /lebih dari 50/],
    ['a name that is too long', ['A1', '', 'x'.repeat(256)], 'C2', /lebih dari 255/],
  ])('%s', async (_name, row, sel, pesan) => {
    const { baris, temuan } = await readRows(row);
    expect(baris).toEqual([]);
    expect(temuan).toContainEqual({
      baris: 2,
      sel,
      kolom: HEADER[sel.charCodeAt(0) - 65],
      tingkat: 'galat',
      pesan: expect.stringMatching(pesan) as string,
    });
  });

  test('a number that lost its zeros among numbers that kept them', async () => {
    const { baris, temuan } = await readRows(['0051', '', 'Siti'], [52, '', 'Budi']);
    expect(baris.map(({ nama }) => nama)).toEqual(['Siti']);
    expect(temuan).toMatchObject([{ baris: 3, sel: 'A3', tingkat: 'galat' }]);
  });
});

describe('another wrong field is left blank and reported, the row is kept', () => {
  test.each([
    ['an NISN without its leading zeros', 1, 91234567, /bukan NISN 10 angka/],
    ['an unknown gender', 3, 'X', /bukan L atau P/],
    ['an impossible date', 4, '31-02-2010', /bukan tanggal/],
    ['two phone numbers', 5, '0812345678/0813456789', /bukan satu nomor HP/],
    ['an error word', 6, '#REF!', /rusak di Excel/],
    ['a password that Excel damaged', 7, '1,23E+15', /dibuatkan yang baru/],
  ])('%s', async (_name, column, value, pesan) => {
    const row: (string | number)[] = [
      'A1',
      '0091234567',
      'Siti',
      'P',
      '2010-02-01',
      '0812345678',
      'R1',
      'rahasia7',
    ];
    const good = (await readRows(row)).baris[0];
    row[column] = value;
    const { baris, temuan } = await readRows(row);
    const field = HEADER[column] ?? '';
    expect(baris).toEqual([{ ...good, [field]: '' }]);
    expect(temuan).toEqual([
      {
        baris: 2,
        sel: `${String.fromCharCode(65 + column)}2`,
        kolom: field,
        tingkat: 'peringatan',
        pesan: expect.stringMatching(pesan) as string,
      },
    ]);
  });

  test('a phone number stored as a number among others with 0 is certain, and taken', async () => {
    const { baris, temuan } = await readRows(
      ['A1', '', 'Siti', '', '', '081234567890'],
      ['A2', '', 'Budi', '', '', 81234567891],
    );
    expect(baris.map(({ nomor_hp }) => nomor_hp)).toEqual(['6281234567890', '6281234567891']);
    expect(temuan).toEqual([]);
  });

  test('weak passwords are taken and counted in one finding', async () => {
    const { baris, temuan } = await readRows(
      ['A1', '', 'Siti', '', '', '', '', '123'],
      ['A2', '', 'Budi', '', '', '', '', 'a2'],
    );
    expect(baris.map(({ kata_sandi }) => kata_sandi)).toEqual(['123', 'a2']);
    expect(temuan).toMatchObject([
      { baris: 2, sel: 'H2', tingkat: 'peringatan', pesan: expect.stringMatching(/^2 kata sandi/) as string },
    ]);
  });
});

test('formulas, dates, numbers and rich text in cells are read as shown', async () => {
  const { baris, temuan } = await readPeserta(
    await buildXlsx((worksheet) => {
      worksheet.addRow(HEADER);
      worksheet.getCell('A2').value = { formula: '"U-"&ROW()', result: 'U-2' };
      worksheet.getCell('B2').value = 91234567;
      worksheet.getCell('B2').numFmt = '0000000000';
      worksheet.getCell('C2').value = {
        richText: [{ text: 'Siti ' }, { font: { bold: true }, text: 'Aminah' }],
      };
      worksheet.getCell('E2').value = new Date(Date.UTC(2010, 1, 1));
      worksheet.getCell('G2').value = { formula: '2/2', result: 1 };
    }),
  );
  expect(temuan).toEqual([]);
  expect(baris).toMatchObject([
    {
      nomor_peserta: 'U-2',
      nisn: '0091234567',
      nama: 'Siti Aminah',
      tanggal_lahir: '2010-02-01',
      ruang: '1',
    },
  ]);
});

test('Arabic and long names stay whole, invisible direction marks go', async () => {
  const long = 'Raden Mas '.repeat(25).trim();
  const { baris, temuan } = await readRows(['A1', '', '\u202bعَبْدُ الرَّحْمٰن\u202c'], ['A 2', '', long]);
  expect(baris.map(({ nama }) => nama)).toEqual(['عَبْدُ الرَّحْمٰن', long]);
  expect(baris.map(({ nomor_peserta }) => nomor_peserta)).toEqual(['A1', 'A2']);
  expect(temuan).toEqual([]);
});

test('blank, help, example, column-number and repeated header rows are no participants', async () => {
  const { baris, temuan } = await readRows(
    ['1', '2', '3', '4', '5', '6'],
    ['Wajib diisi', 'Opsional', 'Wajib diisi'],
    ['CONTOH-1', '', 'Contoh: Siti'],
    [null],
    ['A1', '', 'Maksum'],
    HEADER,
    ['A2', '', 'Harusna'],
  );
  expect(baris.map(({ baris: row, nama }) => [row, nama])).toEqual([
    [6, 'Maksum'],
    [8, 'Harusna'],
  ]);
  expect(temuan.map(({ baris: row, tingkat }) => [row, tingkat])).toEqual(
    [2, 3, 4, 7].map((row) => [row, 'peringatan']),
  );
});

test.each([
  'Nama Siswa',
  'nama_lengkap',
  'Siswa 1',
  'PESERTA 02',
  'Nama Peserta 3',
  'xxxxx',
  '....',
  'Siswa A',
])('S4-IMP-07: a row of a template whose name is %s is no participant, and is told', async (nama) => {
  const { baris, temuan } = await readRows(['12345', '', nama], ['A2', '', 'Siswanto']);
  expect(baris.map((one) => one.nama)).toEqual(['Siswanto']);
  expect(temuan).toMatchObject([
    { baris: 2, tingkat: 'peringatan', pesan: expect.stringContaining('contoh dari templat') as string },
  ]);
});

test('S4-IMP-17: a file without a needed column says which, and shows its columns without passwords', async () => {
  const bytes = await buildXlsxOf([
    ['no_ujian', 'panggilan', 'password'],
    ['K1', 'Ani', 'rahasia7'],
  ]);
  const error = await readPeserta(bytes).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^Kolom nama tidak ditemukan. Yang dikenali di baris 1: no_ujian \(A\)/,
    ) as string,
    tabel: [{ tabel: 0, baris: 1, terbaca: { nomor_peserta: 0, kata_sandi: 2 } }],
  });
  expect(JSON.stringify(error)).not.toContain('rahasia7');
  const chosen = { tabel: 0, baris: 1, kolom: { nomor_peserta: 0, nama: 1 } };
  expect((await readPeserta(bytes, chosen)).baris).toMatchObject([{ nomor_peserta: 'K1', nama: 'Ani' }]);
  for (const forged of [
    { ...chosen, tabel: 7 },
    { ...chosen, baris: 90 },
    { ...chosen, kolom: { nama: 900, nisn: 0 } },
  ])
    await expect(readPeserta(bytes, forged)).rejects.toThrow(/tidak ada di berkas ini/);
});

test('of several sheets with participants the first filled one is read, the others are named', async () => {
  const { baris, temuan } = await readPeserta(
    await buildXlsx((worksheet, workbook) => {
      worksheet.addRow(HEADER);
      for (const name of ['Kelas A', 'Kelas B'])
        workbook.addWorksheet(name).addRows([HEADER, [name, '', 'Siti']]);
    }),
  );
  expect(baris.map(({ nomor_peserta }) => nomor_peserta)).toEqual(['KelasA']);
  expect(temuan).toMatchObject([
    { tingkat: 'peringatan', pesan: expect.stringContaining('“Kelas B”') as string },
  ]);
});

test.each([
  [
    'a sheet without known headers',
    buildCsv([
      ['apel', 'jeruk'],
      ['1', '2'],
    ]),
    /Judul kolom tidak dikenali/,
  ],
  [
    'a header below the sixth row',
    buildCsv([...Array<string[]>(6).fill(['x']), HEADER, ['A1', '', 'Siti']]),
    /enam baris pertama/,
  ],
  ['a program renamed to .xlsx', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), /bukan lembar kerja/],
])('%s is refused with a way out', async (_name, bytes, message) => {
  const reading = readPeserta(bytes);
  await expect(reading).rejects.toThrow(SpreadsheetError);
  await expect(reading).rejects.toThrow(message);
});

test(
  'of 10,000 rows with every tenth wrong, 9,000 are kept and 1,000 reported',
  { timeout: 30_000 },
  async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `U-${index}`,
      String(90_000_000 + index).padStart(10, '0'),
      index % 10 === 9 ? '' : `Siswa ${index}`,
      'L',
    ]);
    const { baris, temuan } = await readPeserta(buildCsv([HEADER, ...rows]));
    expect(baris).toHaveLength(9_000);
    expect(temuan).toHaveLength(1_000);
    expect(temuan.map((one) => one.sel)).toEqual(
      Array.from({ length: 1_000 }, (_, index) => `C${index * 10 + 11}`),
    );
    for (const row of baris) barisPesertaSchema.parse(row);
    expect(planPesertaImport(baris, []).every(({ tindakan }) => tindakan === 'baru')).toBe(true);
  },
);
