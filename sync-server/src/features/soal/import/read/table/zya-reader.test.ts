import { describe, expect, test } from 'vitest';
import { buildXls } from '../../../../../spreadsheet/testing/build-file.ts';
import { readFile } from '../read-file.ts';
import { galatOf } from '../testing/read-text.ts';

const HEADER = ['No', 'Jenis (SOAL/JAWABAN)', 'Kode (Q/A)', 'Isi', 'Status Jawaban (1/0)'];
const head = [
  ['FORM SOAL PILIHAN GANDA'],
  ['Petunjuk'],
  [],
  ['Isi Q untuk soal, A untuk jawaban'],
  [...HEADER, 'Tingkat kesulitan Soal'],
];
const read = (...rows: (string | number | null)[][]) =>
  readFile(buildXls([...head, ...rows]), 'form-soal-ganda.xls', new Map());

describe('S4-IMP-12: ZYA form-soal-ganda.xls', () => {
  test('a row Q, then rows A; header in row 5; HTML in cells', async () => {
    const hasil = await read(
      [1, 'SOAL', 'Q', 'Ibu kota <b>Jawa Barat</b>?', null, 1],
      [null, 'JAWABAN', 'A', 'Bandung', 1],
      [null, 'JAWABAN', 'A', 'Bogor', 0],
      [2, 'SOAL', 'q', 'Dua?', '', 2],
      ['', 'JAWABAN', 'a', 'x', '0'],
      ['', 'JAWABAN', '', 'y', '1.0'],
      ['', 'JAWABAN', 'A', '', ''],
    );
    expect(hasil.layout).toContain('ZYA');
    expect(
      hasil.soal.map(({ nomor, asal, soal, pilihan, jawaban }) => [nomor, asal, soal, pilihan.b, jawaban]),
    ).toEqual([
      [1, 'baris 6', 'Ibu kota <strong>Jawa Barat</strong>?', 'Bogor', 'A'],
      [2, 'baris 9', 'Dua?', 'y', 'B'],
    ]);
    expect(hasil.temuan).toEqual([]);
  });

  test.each([
    [[[1, 'SOAL', 'Q', 'x', '']], 'Soal esai'],
    [
      [
        [1, 'SOAL', 'Q', 'x', ''],
        ['', '', 'A', 'a', 1],
        ['', '', 'A', 'b', 1],
      ],
      'lebih dari satu jawaban benar',
    ],
    [
      [
        [1, 'SOAL', 'Q', 'x', ''],
        ['', '', 'A', 'a', 0],
        ['', '', 'A', 'b', 0],
      ],
      'Kunci jawaban kosong',
    ],
    [[['', 'JAWABAN', 'A', 'a', 1]], 'bukan soal (Q)'],
    [[['', 'X', 'X', 'a', 1]], 'bukan soal (Q)'],
  ])('what is no single choice is reported at its row: %#', async (rows, pesan) => {
    const good = [
      [2, 'SOAL', 'Q', 'baik', ''],
      ['', '', 'A', 'a', 1],
      ['', '', 'A', 'b', 0],
    ];
    const hasil = await read(...rows, ...good);
    expect(hasil.soal.map(({ nomor }) => nomor)).toEqual([2]);
    expect(galatOf(hasil)).toEqual([['baris 6', expect.stringContaining(pesan)]]);
  });
});
