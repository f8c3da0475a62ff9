import { expect, test } from 'vitest';
import { periksaPutusan, type IsiPutusan } from './periksa-putusan.ts';
import type { DokumenDiminta } from './putusan.ts';

const diminta: DokumenDiminta[] = [
  { kolom: 'foto', label: 'Foto 3x4', berkas: 'a', wajib: true },
  { kolom: 'dok_domisili', label: 'Surat keterangan domisili', berkas: null, wajib: false },
];
const baik = [{ kolom: 'foto', putusan: 'baik' as const, catatan: '' }];
const buram = [{ kolom: 'foto', putusan: 'buram' as const, catatan: '' }];
const full = { alasan_kode: ['buram'], pesan: 'Foto lagi.', dokumen: buram, terbuka: ['foto'] };

test.each<[number, number, Partial<IsiPutusan>, string[]]>([
  [1, 4, { dokumen: baik }, []],
  [1, 4, {}, ['dokumen']],
  [1, 4, { dokumen: buram }, ['dokumen']],
  [4, 4, { dokumen: baik }, ['alasan_kode']],
  [1, 2, full, []],
  [1, 2, { ...full, alasan_kode: [] }, ['alasan_kode']],
  [1, 2, { ...full, alasan_kode: ['lama'] }, ['alasan_kode']],
  [1, 2, { ...full, pesan: '', terbuka: [] }, ['pesan', 'perbaiki']],
  [1, 2, { ...full, terbuka: undefined }, ['perbaiki']],
  [3, 5, { ...full, terbuka: [] }, []],
  [3, 5, { ...full, dokumen: [{ kolom: 'nik', putusan: 'buram', catatan: '' }] }, ['dokumen']],
  [3, 5, { ...full, dokumen: [{ kolom: 'foto', putusan: 'lainnya', catatan: '' }] }, ['dokumen']],
  [1, 6, {}, []],
  [5, 1, {}, ['alasan_kode']],
  [5, 1, { alasan_kode: ['buram'] }, []],
])('D-RULE-05: from %i to %i with %j lacks %j', (dari, verifikasi_status, more, lacks) => {
  const isi = { verifikasi_status, alasan_kode: [], pesan: '', dokumen: [], terbuka: [], ...more };
  expect(Object.keys(periksaPutusan(isi, dari, diminta, ['buram']))).toEqual(lacks);
});
