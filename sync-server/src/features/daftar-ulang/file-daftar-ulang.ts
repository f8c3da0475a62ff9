import type { BarisDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { kataKoperasi } from '@spmb/shared/daftar-ulang/konfirmasi.ts';
import { labelPeserta } from '@spmb/shared/pendaftaran/label-peserta.ts';
import type { SheetCell } from '../../spreadsheet/write/template.ts';

const ada = (address: string): string => (address === '' ? 'Belum' : 'Ada');

const columns: readonly (readonly [
  head: string,
  cell: (row: BarisDaftarUlang, index: number) => SheetCell,
])[] = [
  ['No', (_row, index) => index + 1],
  [labelPeserta.nisn, ({ nisn }) => nisn],
  [labelPeserta.nama, ({ nama }) => nama],
  ['Nomor pendaftaran', ({ nomor_register }) => nomor_register],
  [labelPeserta.jenis_kelamin, ({ gen }) => gen],
  ['Tempat, tanggal lahir', ({ ttl }) => ttl],
  [labelPeserta.nama_sekolah_asal, ({ sekolah }) => sekolah],
  ['Desa', ({ desa }) => desa],
  ['Kecamatan', ({ kecamatan }) => kecamatan],
  ['Kabupaten', ({ kabupaten }) => kabupaten],
  [labelPeserta.nomor_hp, ({ telp }) => telp],
  ['Akta lahir', ({ dok_akte_lahir }) => ada(dok_akte_lahir)],
  ['Kartu keluarga', ({ dok_kartu_keluarga }) => ada(dok_kartu_keluarga)],
  ['SKL', ({ dok_skl }) => ada(dok_skl)],
  ['Foto', ({ foto }) => ada(foto)],
  ['Surat pernyataan', ({ daftar_ulang_dokumen }) => ada(daftar_ulang_dokumen)],
  ['Dokumen koperasi', ({ koperasi_dokumen }) => ada(koperasi_dokumen)],
  ['Koperasi', ({ koperasi_status }) => kataKoperasi(koperasi_status)],
  ['Status', ({ daftar_ulang_verifikasi_status }) => daftar_ulang_verifikasi_status],
  ['Keterangan', ({ verifikasi_keterangan }) => verifikasi_keterangan],
  ['Dari cadangan', ({ dari_cadangan }) => (dari_cadangan ? 'Ya' : 'Tidak')],
];

export const headsDaftarUlang = columns.map(([head]) => head);
export const cellsDaftarUlang = (rows: readonly BarisDaftarUlang[]): SheetCell[][] =>
  rows.map((row, index) => columns.map(([, cell]) => cell(row, index)));
