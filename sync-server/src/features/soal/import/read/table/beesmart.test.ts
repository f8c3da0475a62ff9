import { expect, test } from 'vitest';
import { buildXls } from '../../../../../spreadsheet/testing/build-file.ts';
import { readFile } from '../read-file.ts';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf } from '../testing/read-text.ts';

const BEESMART = [
  'NO.',
  'JENIS SOAL',
  'KATEGORI',
  'ACAK (A/T)',
  'SOAL',
  'JAWAB1',
  'FILEJAWAB1',
  'JAWAB2',
  'FILEJAWAB2',
  'JAWAB3',
  'FILEJAWAB3',
  'JAWAB4',
  'FILEJAWAB4',
  'JAWAB5',
  'FILEJAWAB5',
  'AUDIO',
  'VIDEO',
  'GAMBAR',
  'KUNCI JAWABAN (1-5)',
  'ACAK OPSI JAWAB (Y/T)',
];

test('S4-IMP-11: Beesmart .xls: a header of two rows, keys as numbers, named files; sound and essay reported', async () => {
  const png = await buildGambar();
  const rest = (kunci: number | string, file = '', audio = '') => [
    'dua',
    '',
    'tiga',
    '',
    '',
    '',
    '',
    '',
    audio,
    '',
    file,
    kunci,
    'Y',
  ];
  const hasil = await readFile(
    buildXls([
      BEESMART,
      ['', '1=PG 2=ESSAY', '1/2/3', 'A/T'],
      [1, 1, 1, 'A', 'Lihat', 'satu', 'Satu.png', ...rest(2, 'peta.png')],
      [2, 1, 1, 'T', 'Dengar', 'satu', '', ...rest('1', '', 'lagu.mp3')],
      [3, 2, 1, 'T', 'Uraikan', '', '', ...rest('')],
    ]),
    'bee_soal_temp.xls',
    new Map([
      ['satu.png', png],
      ['PETA.png', png],
    ]),
  );
  expect(hasil.layout).toContain('Beesmart');
  expect(hasil.soal.map(({ nomor, asal, pilihan, jawaban }) => [nomor, asal, pilihan.c, jawaban])).toEqual([
    [1, 'baris 3', 'tiga', 'B'],
  ]);
  expect(Object.keys(hasil.soal[0]?.gambar ?? {})).toEqual(['soal', 'a']);
  expect([hasil.dilewati, galatOf(hasil)]).toEqual([
    1,
    [
      ['baris 5', expect.stringContaining('Soal esai')],
      ['baris 4', expect.stringContaining('Suara dan video (lagu.mp3)')],
    ],
  ]);
});
