import { expect, test } from 'vitest';
import { entryInWords } from './entry-in-words.ts';

const nameOf = (kolom: string, id: string) =>
  kolom === 'peserta_id' ? (id === 'p1' ? 'Siti' : null) : undefined;
const sesudah = (tabel: string, stored: unknown) =>
  entryInWords({ tabel, sebelum: null, sesudah: stored }, nameOf).sesudah;

test.each([
  ['akun', { authent: 'guru', status: 1 }, { authent: 'Guru', status: 'Non Aktif' }],
  ['peserta', { status: 4, jenis_kelamin: 'P' }, { status: 'Berkas Diterima', jenis_kelamin: 'Perempuan' }],
  ['peserta', { status: null, nama: 'Siti' }, { status: null, nama: 'Siti' }],
  ['soal', { status: 'nonaktif', nomor: 3 }, { status: 'Nonaktif', nomor: 3 }],
  ['dokumen_persyaratan', { status: true }, { status: true }],
  ['jadwal_ujian', { kebijakan_waktu: 'jeda' }, { kebijakan_waktu: 'Waktu berhenti saat gangguan' }],
  ['impor', { status_berkas: 4, jenis: 'peserta' }, { status_berkas: 'Berkas Diterima', jenis: 'Peserta' }],
  ['sekolah', { pesertas: [4, 1] }, { pesertas: 'Berkas Diterima, Pengajuan' }],
  ['akun', { peserta_id: 'p1', email: 'p1' }, { peserta_id: 'Siti', email: 'p1' }],
  ['akun', { peserta_id: 'p2' }, { peserta_id: 'sudah dihapus' }],
  ['peserta', { peserta_id: ['p1', 'p2'] }, { peserta_id: 'Siti, sudah dihapus' }],
])('D-RULE-03: of %s, %j reads %j', (tabel, stored, words) => {
  expect(sesudah(tabel, stored)).toEqual(words);
});

test('what is no record of fields stays as it is', () => {
  expect([sesudah('akun', null), sesudah('akun', 'teks')]).toEqual([null, 'teks']);
});
