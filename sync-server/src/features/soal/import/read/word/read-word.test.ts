import { describe, expect, test } from 'vitest';
import { packZip } from '../../../../../archive/pack-zip.ts';
import { unpackZip } from '../../../../../archive/unpack-zip.ts';
import { readFile } from '../read-file.ts';
import {
  buildDocx,
  garisBawah,
  gambarWord,
  HEADER_GARUDA,
  rumusWord,
  tebal,
  type IsiSel,
} from '../testing/build-docx.ts';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf, peringatanOf } from '../testing/read-text.ts';
import { TextRun } from 'docx';

const read = (bytes: Uint8Array) => readFile(bytes, 'soal.docx', new Map());
const row = (nomor: string, soal: IsiSel, kunci = 'A', a: IsiSel = 'satu', b: IsiSel = 'dua'): IsiSel[] => [
  nomor,
  soal,
  a,
  b,
  'tiga',
  'empat',
  'lima',
  kunci,
];

describe('Word table of GarudaCBT', () => {
  test('questions with formatting, several paragraphs and blank numbers', async () => {
    const bytes = await buildDocx([
      'PILIHAN GANDA',
      [
        HEADER_GARUDA,
        row('1', [new TextRun('Kata '), garisBawah('lari'), new TextRun(' berarti')], 'c'),
        row('', 'Baca!\nLalu jawab.', 'E'),
        row('3', '', ''),
      ].map((cells, index) => (index === 3 ? ['3', '', '', '', '', '', '', ''] : cells)),
    ]);
    const hasil = await read(bytes);
    expect(hasil.soal.map(({ nomor, asal, soal, jawaban }) => [nomor, asal, soal, jawaban])).toEqual([
      [1, 'baris 2', 'Kata <u>lari</u> berarti', 'C'],
      [2, 'baris 3', '<p>Baca!</p><p>Lalu jawab.</p>', 'E'],
    ]);
    expect([hasil.dilewati, peringatanOf(hasil)]).toEqual([
      1,
      ['1 baris tidak berisi teks soal maupun pilihan, jadi bukan soal: baris 4.'],
    ]);
  });

  test('images inside cells: within the text by place, alone as the own image of the option', async () => {
    const png = await buildGambar();
    const hasil = await read(
      await buildDocx([
        [
          HEADER_GARUDA,
          row('1', [new TextRun('a '), gambarWord(png), new TextRun(' b')], 'A', [gambarWord(png)]),
        ],
      ]),
    );
    const [soal] = hasil.soal;
    expect(soal?.soal).toMatch(/^a <img src="media:0"[^>]*\/> b$/);
    expect([soal?.pilihan.a, soal?.gambar.a?.lebar, soal?.media.length]).toEqual(['', 12, 1]);
  });

  test('an equation is reported at its question, the others are kept', async () => {
    const hasil = await read(
      await buildDocx([
        [
          HEADER_GARUDA,
          row('1', 'Baik?'),
          row('2', [new TextRun('Nilai '), rumusWord('x+1')]),
          row('3', 'y', 'A', [rumusWord('2')]),
        ],
      ]),
    );
    expect(hasil.soal.map(({ nomor }) => nomor)).toEqual([1]);
    expect(galatOf(hasil)).toEqual([
      ['baris 3', expect.stringContaining('Rumus Word (Equation)')],
      ['baris 4', expect.stringContaining('Rumus Word (Equation)')],
    ]);
  });

  test('the only bold option is warned about', async () => {
    const hasil = await read(await buildDocx([[HEADER_GARUDA, row('1', 'x', 'B', 'satu', [tebal('dua')])]]));
    expect(hasil.soal[0]?.pilihan.b).toBe('dua');
    expect(peringatanOf(hasil)).toEqual([
      expect.stringContaining('Pilihan B satu-satunya yang dicetak tebal'),
    ]);
  });

  test('tables broken between pages go on, with or without a repeated header; a table of another width does not', async () => {
    const hasil = await read(
      await buildDocx([
        [HEADER_GARUDA, row('1', 'x'), HEADER_GARUDA, row('2', 'y')],
        'halaman 2',
        [row('3', 'z')],
        [HEADER_GARUDA, row('4', 'w')],
        [['Nama', 'Nilai']],
      ]),
    );
    expect(hasil.soal.map(({ nomor, asal }) => [nomor, asal])).toEqual([
      [1, 'tabel 1 baris 2'],
      [2, 'tabel 1 baris 4'],
      [3, 'tabel 2 baris 1'],
      [4, 'tabel 3 baris 2'],
    ]);
  });

  test('Arabic reads from right to left', async () => {
    const hasil = await read(await buildDocx([[HEADER_GARUDA, row('1', 'ما معنى كلمة كتاب؟', 'A', 'بيت')]]));
    expect(hasil.soal[0]?.soal).toBe('<p dir="rtl" lang="ar">ما معنى كلمة كتاب؟</p>');
    expect(hasil.soal[0]?.pilihan.a).toBe('<p dir="rtl" lang="ar">بيت</p>');
  });
});

describe('other Word documents', () => {
  test('a letter is refused, naming what is supported', async () => {
    await expect(read(await buildDocx(['Kepada Yth.', [['Nama', 'Nilai']]]))).rejects.toThrow(
      /^Dokumen Word ini tidak berisi tabel soal .* Yang dapat diimpor: .*GarudaCBT.*Q:1\).*Moodle XML.*GIFT/,
    );
  });

  test('a picture that is only linked is reported at its question', async () => {
    const parts = await unpackZip(
      await buildDocx([[HEADER_GARUDA, row('1', [gambarWord(await buildGambar())])]]),
    );
    const rels = new TextDecoder().decode(parts.get('word/_rels/document.xml.rels'));
    const linked = rels.replace(/Target="media\/[^"]*"/, 'Target="file:///etc/passwd" TargetMode="External"');
    expect(linked).not.toBe(rels);
    parts.set('word/_rels/document.xml.rels', Buffer.from(linked));
    const document = new TextDecoder().decode(parts.get('word/document.xml'));
    parts.set('word/document.xml', Buffer.from(document.replace('r:embed=', 'r:link=')));
    expect(galatOf(await read(await packZip(parts)))).toEqual([
      ['baris 2', expect.stringContaining('ditautkan')],
    ]);
  });
});
