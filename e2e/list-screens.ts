import type { AnyResource } from '@spmb/shared/kernel/resource.ts';
import { resources } from '@spmb/shared/resources.ts';

/** A list of the back office: the entry of the menu, what heads its columns on a wide screen, and the form it opens. */
export interface ListScreen {
  menu: string;
  /** Heading of the page, where it is not the menu's word. */
  title?: string;
  /** Absent: the specification names none. */
  heads?: readonly string[];
  /** The button of its form; absent: it has none. */
  form?: 'Tambah' | 'Ubah';
}

/** Lists of the back office that show their rows at once. The heads of master data and accounts are the specification's, in its order. */
const named: readonly ListScreen[] = [
  {
    menu: 'Data Peserta',
    heads: [
      'Pilih',
      'Nomor peserta',
      'NISN',
      'Nama',
      'L/P',
      'Pilihan 1',
      'Kelas',
      'Ruang / kursi',
      'Berkas',
      'Opsi',
    ],
  },
  { menu: 'Bank Soal', heads: ['Mata Pelajaran', 'Keterangan', 'Soal', 'Opsi'], form: 'Tambah' },
  { menu: 'Sesi Ujian', heads: ['Nama sesi', 'Jam mulai', 'Jam selesai', 'Opsi'], form: 'Tambah' },
  {
    menu: 'Jadwal Ujian',
    heads: ['Tanggal', 'Nama jadwal', 'Jumlah soal', 'Waktu (menit)', 'Peserta', 'Bobot', 'Acak', 'Opsi'],
    form: 'Tambah',
  },
  { menu: 'Program Keahlian', heads: ['#', 'Nama', 'Singkatan', 'Pagu', 'Opsi'], form: 'Tambah' },
  { menu: 'Ruang', heads: ['#', 'Nama', 'Kapasitas', 'Opsi'], form: 'Tambah' },
  { menu: 'Jadwal Pendaftaran', heads: ['Tanggal', 'Judul', 'Keterangan', 'Opsi'], form: 'Tambah' },
  { menu: 'Jalur Pendaftaran', heads: ['Nama', 'Keterangan', 'Kuota', 'Aktif', 'Opsi'], form: 'Ubah' },
  { menu: 'Dokumen Persyaratan', heads: ['Nama', 'Keterangan', 'Syarat', 'Opsi'], form: 'Tambah' },
  { menu: 'Peraturan', heads: ['Nama', 'Berkas', 'Opsi'], form: 'Tambah' },
  { menu: 'Parameter Nilai', heads: ['Kode', 'Nama', 'Prosentase', 'Aktif', 'Opsi'], form: 'Ubah' },
  { menu: 'Parameter Prestasi', heads: ['Nama', 'Skor', 'Opsi'], form: 'Ubah' },
  { menu: 'Alasan Verifikasi', heads: ['Kode', 'Nama', 'Aktif', 'Opsi'], form: 'Tambah' },
  { menu: 'Referensi Sekolah', heads: ['NPSN', 'Nama', 'Opsi'], form: 'Tambah' },
  { menu: 'Wilayah', title: 'Provinsi', heads: ['Kode', 'Nama', 'Opsi'], form: 'Tambah' },
  { menu: 'Pekerjaan', heads: ['#', 'Nama', 'Opsi'], form: 'Tambah' },
  { menu: 'Pendidikan', heads: ['#', 'Nama', 'Opsi'], form: 'Tambah' },
  { menu: 'Golongan', heads: ['#', 'Nama', 'Opsi'], form: 'Tambah' },
  { menu: 'Perangkat Daerah (OPD)', heads: ['#', 'Nama', 'Opsi'], form: 'Tambah' },
  { menu: 'Pencadangan', heads: ['Waktu', 'Sebab', 'Isi', 'Ada di', 'Ukuran', 'Keadaan', 'Opsi'] },
  {
    menu: 'Penghapusan',
    heads: ['Waktu', 'Oleh', 'Yang dihapus', 'Isi', 'Alasan', 'Dapat diurungkan', 'Opsi'],
  },
  {
    menu: 'Akun Aplikasi',
    title: 'Manajemen Akun Aplikasi',
    heads: ['#', 'NAMA', 'EMAIL', 'Opsi'],
    form: 'Tambah',
  },
  { menu: 'Permintaan Kata Sandi', heads: ['Nama', 'Masuk sebagai', 'Level', 'Nomor HP', 'Diminta', 'Opsi'] },
  { menu: 'Riwayat Perubahan', heads: ['Waktu', 'Oleh', 'Tindakan', 'Data', 'Isi', 'Opsi'] },
  {
    menu: 'Permintaan Ditolak',
    heads: ['Tanggal', 'Jenis', 'Panggilan', 'Jumlah', 'Terakhir', 'Contoh pesan'],
  },
];

/** Master data and references of which the specification names no columns. */
export const otherLists: readonly AnyResource[] = resources.filter(
  ({ menu }) => menu?.group && !named.some((screen) => screen.menu === menu.title),
);

/** Every list of the back office that shows its rows at once. */
export const listScreens: readonly ListScreen[] = [
  ...named,
  ...otherLists.map(({ menu, fixed }): ListScreen => ({
    menu: menu?.title ?? '',
    form: fixed ? 'Ubah' : 'Tambah',
  })),
];
