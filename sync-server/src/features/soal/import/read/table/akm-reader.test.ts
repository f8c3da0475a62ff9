import { Paragraph, Table, TableCell, TableRow } from 'docx';
import { describe, expect, test } from 'vitest';
import { buildXlsx, buildXlsxOf } from '../../../../../spreadsheet/testing/build-file.ts';
import { readFile } from '../read-file.ts';
import { buildDocx, gambarWord } from '../testing/build-docx.ts';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf } from '../testing/read-text.ts';

const HEADER = ['NO', 'SOAL', 'JENIS', 'OPSI', 'JAWABAN', 'KUNCI'];

interface Butir {
  no: string;
  soal: string | Paragraph;
  jenis: string;
  jawaban: string[];
  /** Places of the marked options. */
  kunci: number[];
}

/** The table as GarudaCBT's own Word template has it: number, question and kind merged over the options' rows. */
function buildTabelAkm(butir: readonly Butir[]): Table {
  const cell = (content: string | Paragraph, rowSpan = 1) =>
    new TableCell({ rowSpan, children: [content instanceof Paragraph ? content : new Paragraph(content)] });
  const rows = butir.flatMap(({ no, soal, jenis, jawaban, kunci }) =>
    jawaban.map((text, index) => {
      const merged = index === 0 ? [no, soal, jenis].map((text) => cell(text, jawaban.length)) : [];
      const opsi = String.fromCharCode(65 + index);
      return new TableRow({
        children: [...merged, cell(opsi), cell(text), cell(kunci.includes(index) ? 'v' : '')],
      });
    }),
  );
  const header = new TableRow({ tableHeader: true, children: HEADER.map((text) => cell(text)) });
  return new Table({ rows: [header, ...rows] });
}

const word = async (...parts: Parameters<typeof buildDocx>[0]) =>
  readFile(await buildDocx(parts), 'soal.docx', new Map());
const five = ['satu', 'dua', 'tiga', '', ''];

describe('S4-IMP-09: GarudaCBT AKM, one row for each option', () => {
  test('merged cells of Word, images within them, prepared rows without content skipped', async () => {
    const gambar = new Paragraph({ children: [gambarWord(await buildGambar())] });
    const hasil = await word(
      'I. Soal Pilihan Ganda',
      buildTabelAkm([
        { no: '1', soal: 'Presiden?', jenis: '1', jawaban: five, kunci: [2] },
        { no: '2', soal: gambar, jenis: '1', jawaban: ['a', 'b'], kunci: [0] },
        { no: '3', soal: '', jenis: '1', jawaban: ['', '', '', '', ''], kunci: [] },
      ]),
    );
    expect(hasil.layout).toContain('GarudaCBT format_soal_akm');
    expect(hasil.soal.map(({ nomor, asal, soal, jawaban }) => [nomor, asal, soal, jawaban])).toEqual([
      [1, 'baris 2', 'Presiden?', 'C'],
      [2, 'baris 7', '', 'A'],
    ]);
    expect(hasil.soal[0]?.pilihan).toEqual({ a: 'satu', b: 'dua', c: 'tiga', d: '', e: '' });
    expect(Object.keys(hasil.soal[1]?.gambar ?? {})).toEqual(['soal']);
    expect([hasil.dilewati, hasil.temuan]).toEqual([1, []]);
  });

  test('other kinds are refused by name at each question, in tables of their own too', async () => {
    const hasil = await word(
      buildTabelAkm([
        { no: '1', soal: 'Baik?', jenis: '1', jawaban: ['a', 'b'], kunci: [1] },
        { no: '2', soal: 'Pilih semua', jenis: '2', jawaban: ['a', 'b'], kunci: [0, 1] },
      ]),
      'III.',
      [
        ['NO', 'SOAL', 'JENIS', 'BARIS', 'KOLOM'],
        ['1', 'Cocokkan', '3', 'x', 'y'],
      ],
      'IV.',
      [
        ['NO', 'SOAL', 'JENIS', 'JAWABAN'],
        ['1', 'Isilah', '4', 'x'],
        ['2', 'Uraikan', '5', 'y'],
        ['3', 'Aneh', '9', 'y'],
      ],
    );
    expect(hasil.soal.map(({ nomor }) => nomor)).toEqual([1]);
    expect(galatOf(hasil).map(([asal, pesan]) => [asal, pesan.split(' belum')[0]])).toEqual([
      ['tabel 1 baris 4', 'Soal pilihan ganda kompleks'],
      ['tabel 2 baris 2', 'Soal menjodohkan'],
      ['tabel 3 baris 2', 'Soal isian singkat'],
      ['tabel 3 baris 3', 'Soal esai'],
      ['tabel 3 baris 4', 'Soal berjenis "9"'],
    ]);
  });

  test('a spreadsheet, merged or repeating the question in every row, with images in the merged cells', async () => {
    const png = await buildGambar();
    const bytes = await buildXlsx((sheet, workbook) => {
      sheet.addRow(['BANK SOAL']);
      sheet.addRow(HEADER);
      sheet.addRows([
        [1, 'Satu?', 1, 'A', 'x', ''],
        ['', '', '', 'B', 'y', 'V'],
        [2, 'Dua?', '1.0', 'A', 'p', 'v'],
        [2, 'Dua?', '1.0', 'B', 'q', ''],
        ['', '', '', 'A', 'r', ''],
        ['', '', '', 'B', 's', 'v'],
      ]);
      for (const column of ['A', 'B', 'C']) sheet.mergeCells(`${column}3:${column}4`);
      const image = workbook.addImage({ buffer: new Uint8Array(png).buffer, extension: 'png' });
      sheet.addImage(image, { tl: { col: 1, row: 3 }, ext: { width: 20, height: 20 } });
    });
    const hasil = await readFile(bytes, 'soal.xlsx', new Map());
    expect(hasil.soal.map(({ nomor, soal, pilihan, jawaban }) => [nomor, soal, pilihan.a, jawaban])).toEqual([
      [1, 'Satu?', 'x', 'B'],
      [2, 'Dua?', 'p', 'A'],
    ]);
    expect(Object.keys(hasil.soal[0]?.gambar ?? {})).toEqual(['soal']);
    expect(hasil.temuan).toMatchObject([
      { asal: 'baris 7', sel: 'B7', pesan: expect.stringContaining('Teks soal kosong') },
    ]);
  });

  test.each([
    [['v', 'v'], /lebih dari satu jawaban benar/, 'F2'],
    [['', ''], /Kunci jawaban kosong/, 'F2'],
    [['v', 'salah'], /Kunci "salah" tidak terbaca.*tanda v/, 'F3'],
  ])('the marks %j are reported at their cell', async (kunci, pesan, sel) => {
    const rows = kunci.map((mark, index) => ['1', 'x', '1', 'AB'[index] ?? '', 'isi', mark]);
    const hasil = await readFile(await buildXlsxOf([HEADER, ...rows]), 'a.xlsx', new Map());
    expect(hasil.soal).toEqual([]);
    expect(hasil.temuan).toMatchObject([{ asal: 'baris 2', sel, pesan: expect.stringMatching(pesan) }]);
  });

  test('sheets of one file are told apart', async () => {
    const bytes = await buildXlsx((sheet, workbook) => {
      for (const one of [sheet, workbook.addWorksheet('Esai')]) {
        one.addRow(HEADER);
        one.addRow([1, 'x', one === sheet ? 1 : 5, 'A', 'a', 'v']);
        one.addRow(['', '', '', 'B', 'b', '']);
      }
    });
    const hasil = await readFile(bytes, 'a.xlsx', new Map());
    expect([hasil.soal[0]?.asal, galatOf(hasil)[0]?.[0]]).toEqual([
      'lembar "Data" baris 2',
      'lembar "Esai" baris 2',
    ]);
  });
});
