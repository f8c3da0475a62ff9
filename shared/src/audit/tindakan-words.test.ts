import { expect, test } from 'vitest';
import { tabelWords } from './tabel-words.ts';
import { findNames, tindakanWords } from './tindakan-words.ts';

test.each([
  [
    'menghapus',
    [
      'hapus',
      'urungkan hapus',
      'hapus data orang',
      'retensi',
      'hapus dokumen',
      'hapus percakapan',
      'hapus pesan keluar',
      'hapus_permohonan',
      'hapus pencadangan',
    ],
  ],
  [
    'Dihapus',
    [
      'hapus',
      'hapus data orang',
      'retensi',
      'hapus dokumen',
      'hapus percakapan',
      'hapus pesan keluar',
      'hapus_permohonan',
      'hapus pencadangan',
    ],
  ],
  ['mengunduh', ['unduh pencadangan']],
  ['memulihkan', ['pulihkan pencadangan']],
  ['mengeluarkan', ['keluarkan']],
  ['media', ['remedial']],
  ['zzz', []],
])('D-RULE-03: %j stands for the acts %j', (typed, acts) => {
  expect(findNames(tindakanWords, typed)).toEqual(acts);
});

test('D-RULE-03: a table is found by what screens call it', () => {
  expect(findNames(tabelWords, 'ruang')).toEqual([
    'pengawas_ruang',
    'kartu_ruang',
    'penutupan_ruang',
    'ruang',
  ]);
  expect(findNames(tabelWords, 'token')).toEqual(['rahasia_sesi']);
});
