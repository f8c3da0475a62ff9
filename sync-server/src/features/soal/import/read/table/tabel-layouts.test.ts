import { describe, expect, test } from 'vitest';
import { buildCsv, buildXls, buildXlsx, buildXlsxOf } from '../../../../../spreadsheet/testing/build-file.ts';
import { readFile } from '../read-file.ts';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf, peringatanOf } from '../testing/read-text.ts';

const GARUDA = [
  'NO',
  'SOAL',
  'JAWABAN A',
  'JAWABAN B',
  'JAWABAN C',
  'JAWABAN D',
  'JAWABAN E',
  'JAWABAN BENAR',
];
const CANDY = [
  'No Soal',
  'Soal',
  'PilA',
  'PilB',
  'PilC',
  'PilD',
  'PilE',
  'jawab',
  'Jenis',
  'file1',
  'file2',
  'fileA',
  'fileB',
  'fileC',
  'fileD',
  'fileE',
];
const EXO = ['SOAL', 'Tipe Soal', 'Kunci Jawaban', 'Opsi 1', 'Opsi 2', 'Opsi 3', 'Opsi 4', 'Opsi  5'];
const TEMPLAT = [
  'nomor',
  'soal',
  'soal_gambar',
  'pilihan_a',
  'pilihan_a_gambar',
  'pilihan_b',
  'pilihan_b_gambar',
  'pilihan_c',
  'pilihan_c_gambar',
  'pilihan_d',
  'pilihan_d_gambar',
  'pilihan_e',
  'pilihan_e_gambar',
  'jawaban',
];

const read = (bytes: Uint8Array, nama = 'soal.xlsx', lampiran = new Map<string, Uint8Array>()) =>
  readFile(bytes, nama, lampiran);
const garuda = async (...rows: (string | number | null)[][]) => read(await buildXlsxOf([GARUDA, ...rows]));

describe('layouts of exam programs', () => {
  test('Candy .xls: choice kept, essay reported, rows with only a number skipped', async () => {
    const hasil = await read(
      buildXls([
        CANDY,
        [1, 'Ibu kota Indonesia adalah', 'Medan', 'Jakarta', 'Bandung', 'Solo', 'Palu', 'B', 1],
        [2, 'Dua pilihan?', 'ya', 'tidak', '', '', '', 'a', 1],
        [3, null, null],
        [1, 'Jelaskan', '', '', '', '', '', '', 2],
      ]),
      'importdatasoal.xls',
    );
    expect(hasil.layout).toContain('Candy');
    expect(hasil.soal.map(({ nomor, asal, jawaban }) => [nomor, asal, jawaban])).toEqual([
      [1, 'baris 2', 'B'],
      [2, 'baris 3', 'A'],
    ]);
    expect(hasil.soal[1]?.pilihan).toEqual({ a: 'ya', b: 'tidak', c: '', d: '', e: '' });
    expect([hasil.dilewati, galatOf(hasil)]).toEqual([
      1,
      [['baris 5', expect.stringContaining('Soal esai')]],
    ]);
  });

  test('Candy: named image files are taken from the files chosen along, by name without case or folder', async () => {
    const png = await buildGambar();
    const row = [1, 'Lihat', 'a', 'b', '', '', '', 'A', 1, 'Peta.PNG', 'dua.jpg', '', 'b.png'];
    const lampiran = new Map([
      ['gambar/peta.png', png],
      ['dua.jpg', await buildGambar('jpeg', 20)],
      ['B.png', png],
    ]);
    const hasil = await read(buildXls([CANDY, row]), 'x.xls', lampiran);
    expect(hasil.temuan).toEqual([]);
    const [soal] = hasil.soal;
    expect([soal?.soal, Object.keys(soal?.gambar ?? {}), soal?.media.length]).toEqual([
      'Lihat<p><img src="media:0" /></p>',
      ['soal', 'b'],
      1,
    ]);
  });

  test('Candy: a missing image and a sound keep the question out and name the cell', async () => {
    const hasil = await read(
      buildXls([CANDY, [1, 'Lihat', 'a', 'b', '', '', '', 'A', 1, 'peta.png', 'x.mp3']]),
      'x.xls',
    );
    expect(hasil.soal).toEqual([]);
    expect(hasil.temuan.map(({ sel, pesan }) => [sel, pesan])).toEqual([
      ['J2', expect.stringContaining('peta.png tidak ada')],
      ['K2', expect.stringContaining('Suara dan video (x.mp3)')],
    ]);
  });

  test('Exo .xlsx: header with two spaces, other types reported by their number', async () => {
    const hasil = await read(
      await buildXlsxOf([
        EXO,
        ['Satu tambah satu', 1, 'B', '1', '2', '3', '4', '5'],
        ['Urutkan', 7, '', '', '', '', '', ''],
      ]),
    );
    expect(hasil.soal.map(({ soal, pilihan, jawaban }) => [soal, pilihan.e, jawaban])).toEqual([
      ['Satu tambah satu', '5', 'B'],
    ]);
    expect(hasil.temuan).toMatchObject([{ asal: 'baris 3', sel: 'B3', tingkat: 'galat' }]);
  });

  test('Garuda as a spreadsheet, header below a title, and as CSV with ;', async () => {
    const rows = [GARUDA, ['1', 'Satu?', 'a', 'b', 'c', 'd', 'e', 'E']];
    const sheet = await read(await buildXlsxOf([['BANK SOAL'], [], ...rows]));
    const csv = await read(buildCsv(rows), 'soal.csv');
    expect([sheet.soal[0]?.jawaban, sheet.soal[0]?.asal]).toEqual(['E', 'baris 4']);
    expect([csv.soal[0]?.jawaban, csv.soal[0]?.asal]).toEqual(['E', 'baris 2']);
  });

  test('example rows of a template are skipped and said', async () => {
    const hasil = await read(
      buildXls([
        CANDY,
        [1, "Cont'oh Soal Pg 1 ...", 'jawaban A', 'jawaban B', 'jawaban C', 'jawaban D', 'jawaban E', 'A', 1],
      ]),
      'x.xls',
    );
    expect([hasil.soal.length, hasil.dilewati, peringatanOf(hasil)]).toEqual([
      0,
      1,
      ['Baris contoh dari templat dilewati.'],
    ]);
  });
});

describe('reading tolerantly', () => {
  test.each([
    ['b', 'B'],
    ['2', 'B'],
    ['2.0', 'B'],
    [2, 'B'],
    [' C. ', 'C'],
    ['(D)', 'D'],
    ['Jawaban: A', 'A'],
  ])('the key %j means %s', async (kunci, jawaban) => {
    expect((await garuda([1, 'x', 'a', 'b', 'c', 'd', 'e', kunci])).soal[0]?.jawaban).toBe(jawaban);
  });

  test.each([
    ['A,C', 'lebih dari satu jawaban benar'],
    ['BC', 'lebih dari satu jawaban benar'],
    ['A dan B', 'lebih dari satu jawaban benar'],
    ['', 'Kunci jawaban kosong'],
    ['X', 'Kunci "X" tidak terbaca'],
    ['6', 'Kunci "6" tidak terbaca'],
  ])('the key %j is reported at its cell', async (kunci, pesan) => {
    const hasil = await garuda([1, 'x', 'a', 'b', 'c', 'd', 'e', kunci]);
    expect(hasil.soal).toEqual([]);
    expect(hasil.temuan).toMatchObject([
      { asal: 'baris 2', sel: 'H2', pesan: expect.stringContaining(pesan) },
    ]);
  });

  test('the key of an absent option, gaps and lonely options are reported', async () => {
    const hasil = await garuda(
      [1, 'x', 'a', 'b', '', '', '', 'E'],
      [2, 'y', 'a', '', 'c', '', '', 'A'],
      [3, 'z', 'a', '', '', '', '', 'A'],
      [4, '', 'a', 'b', '', '', '', 'A'],
    );
    expect(hasil.temuan.map(({ asal, sel, pesan }) => [asal, sel, pesan.split('.')[0]])).toEqual([
      ['baris 2', 'H2', 'Kunci E menunjuk pilihan yang kosong'],
      ['baris 3', 'D3', 'Pilihan B kosong padahal pilihan sesudahnya terisi'],
      ['baris 4', 'C4', 'Soal ini punya kurang dari dua pilihan jawaban'],
      ['baris 5', 'B5', 'Teks soal kosong'],
    ]);
  });

  test('numbers: blank ones go on, repeated ones move behind the highest and say so', async () => {
    const rows = [1, '', 5, 5, '2.0'].map((nomor, index) => [nomor, `s${index}`, 'a', 'b', '', '', '', 'A']);
    const hasil = await garuda(...rows);
    expect(hasil.soal.map(({ nomor }) => nomor)).toEqual([1, 6, 5, 7, 2]);
    expect(peringatanOf(hasil)).toEqual(['Nomor 5 sudah dipakai baris 4; soal ini menjadi nomor 7.']);
  });

  test('what Excel damaged is reported and not guessed', async () => {
    const bytes = await buildXlsx((sheet) => {
      sheet.addRow(GARUDA);
      sheet.addRow([1, 'Pecahan', new Date(Date.UTC(2025, 1, 1)), '2', '', '', '', 'A']).getCell(3).numFmt =
        'd-mmm';
      sheet.addRow([2, 'Besar', 1.23e15, '2', '', '', '', 'B']);
    });
    const hasil = await read(bytes);
    expect(hasil.soal).toEqual([]);
    expect(hasil.temuan.map(({ sel, pesan }) => [sel, pesan.slice(0, 45)])).toEqual([
      ['C2', 'Excel mengubah isi sel ini menjadi "1-Feb". J'],
      ['C3', 'Excel mengubah isi sel ini menjadi "1.23000E+'],
    ]);
  });

  test('line breaks and HTML in cells', async () => {
    const hasil = await garuda([
      1,
      'Baris satu\nbaris dua <5',
      'a <b>tebal</b> sekali',
      'b<br>c',
      '',
      '',
      '',
      'A',
    ]);
    expect(hasil.soal[0]).toMatchObject({
      soal: 'Baris satu<br />baris dua &lt;5',
      pilihan: { a: 'a <strong>tebal</strong> sekali', b: 'b<br />c' },
    });
  });

  test('only the first sheet with questions is read, others are named', async () => {
    const bytes = await buildXlsx((sheet, workbook) => {
      sheet.addRow(['Petunjuk']);
      for (const name of ['Paket 1', 'Paket 2']) {
        const paket = workbook.addWorksheet(name);
        paket.addRow(GARUDA);
        paket.addRow([1, name, 'a', 'b', '', '', '', 'A']);
      }
    });
    const hasil = await read(bytes);
    expect(hasil.soal.map(({ soal }) => soal)).toEqual(['Paket 1']);
    expect(peringatanOf(hasil)).toEqual([expect.stringContaining('Lembar "Paket 2" tidak dibaca')]);
  });
});

describe('options', () => {
  test('the only bold option is warned about, and its styling goes', async () => {
    const hasil = await garuda([1, 'x', 'a', '<b>b</b>', 'c', '', '', 'B']);
    expect(hasil.soal[0]?.pilihan.b).toBe('b');
    expect(peringatanOf(hasil)).toEqual([
      'Pilihan B satu-satunya yang dicetak tebal. Samakan bentuk pilihan agar tidak menunjuk jawaban.',
    ]);
  });

  test('an unreadable formula stays visible and is warned about at its cell', async () => {
    const hasil = await garuda([1, 'Nilai \\(\\salah{2}\\)', 'a', 'b', '', '', '', 'B']);
    expect(hasil.soal[0]?.soal).toBe('Nilai \\(\\salah{2}\\)');
    expect(hasil.temuan).toMatchObject([
      { sel: 'B2', tingkat: 'peringatan', pesan: expect.stringContaining('\\salah{2}') },
    ]);
  });
});

describe('images in the sheet', () => {
  test('are taken from the columns of our template and from the text columns themselves', async () => {
    const png = await buildGambar();
    const bytes = await buildXlsx((sheet, workbook) => {
      sheet.addRow(TEMPLAT);
      sheet.addRow([1, 'Lihat gambar', '', '', '', 'b', '', '', '', '', '', '', '', 'A']);
      const image = workbook.addImage({ buffer: new Uint8Array(png).buffer, extension: 'png' });
      const put = (col: number) =>
        sheet.addImage(image, { tl: { col, row: 1 }, ext: { width: 20, height: 20 } });
      [2, 3, 20].forEach(put);
    });
    const hasil = await read(bytes);
    expect(Object.keys(hasil.soal[0]?.gambar ?? {})).toEqual(['soal', 'a']);
    expect(hasil.soal[0]?.pilihan.a).toBe('');
    expect(hasil.temuan).toMatchObject([{ asal: 'baris 2', sel: 'U2', tingkat: 'peringatan' }]);
  });

  test('a GIF is refused at its cell', async () => {
    const gif = await buildGambar('gif');
    const bytes = await buildXlsx((sheet, workbook) => {
      sheet.addRow(TEMPLAT);
      sheet.addRow([1, 'Lihat', '', 'a', '', 'b', '', '', '', '', '', '', '', 'A']);
      const image = workbook.addImage({ buffer: new Uint8Array(gif).buffer, extension: 'gif' });
      sheet.addImage(image, { tl: { col: 2, row: 1 }, ext: { width: 20, height: 20 } });
    });
    expect(galatOf(await read(bytes))).toEqual([['baris 2', expect.stringContaining('GIF')]]);
  });
});
