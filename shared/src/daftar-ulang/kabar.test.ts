import { expect, test } from 'vitest';
import { instantOf } from '../kernel/zone.ts';
import type { DaftarUlangSaya } from './daftar-ulang.ts';
import { kabarDaftarUlang } from './kabar.ts';

const at = (day: number) => instantOf(`2025-07-${String(day).padStart(2, '0')}`, '00:00', 'WIB');
const saya: DaftarUlangSaya = {
  kelayakan: 'berhak',
  nama: 'Siti',
  jurusan: 'RPL',
  status: 'belum',
  mulai_ms: at(10),
  batas_ms: at(13),
  terbuka: true,
  koperasi_wajib: false,
  daftar_ulang_dokumen: '',
  koperasi_dokumen: '',
  koperasi_status: false,
  verifikasi_keterangan: '',
  dikirim_ms: null,
  versi: 0,
  server_ms: at(11),
};

test.each<[Partial<DaftarUlangSaya>, RegExp]>([
  [{ kelayakan: 'belum-diumumkan' }, /belum diumumkan/],
  [{ kelayakan: 'tidak-berhak' }, /Tidak ada daftar ulang/],
  [{ kelayakan: 'cadangan' }, /daftar cadangan.*kotak pesan/],
  [
    { kelayakan: 'berkas-diperiksa' },
    /diperiksa lagi; kursi Anda di RPL disimpan.*sesudah berkasnya diterima/,
  ],
  [{ mulai_ms: null, batas_ms: null }, /belum ditetapkan/],
  [{ server_ms: at(9) }, /dibuka Kamis, 10 Juli 2025/],
  [{}, /diterima di RPL.*sampai akhir Sabtu, 12 Juli 2025/],
  [{ server_ms: at(13) }, /sudah lewat.*Sabtu, 12 Juli 2025/],
  [{ status: 'perbaikan' }, /harus diperbaiki.*12 Juli/],
  [{ status: 'perbaikan', server_ms: at(13) }, /sudah lewat/],
  [{ status: 'terkirim', server_ms: at(13) }, /terkirim/],
  [{ status: 'terverifikasi' }, /murid baru RPL/],
  [{ status: 'ditolak' }, /ditolak.*hubungi panitia/],
  [{ status: 'lewat' }, /terlewat.*hubungi panitia/],
  [{ status: 'mundur' }, /mengundurkan diri.*hubungi panitia/],
  [{ status: 'lepas' }, /Kursi Anda dilepas.*hubungi panitia/],
])('%j is told in words with what comes next', (more, words) => {
  const { title, body } = kabarDaftarUlang({ ...saya, ...more }, 'WIB');
  expect(`${title} ${body}`).toMatch(words);
});
