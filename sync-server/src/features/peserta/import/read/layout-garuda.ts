import type { LayoutPeserta } from './layout-peserta.ts';

/** GarudaCBT `format_siswa.xlsx`: 43 columns, header in row 1; parents and address are not taken. */
export const layoutGaruda: LayoutPeserta = {
  nama: 'GarudaCBT format_siswa',
  tanda: ['NISN', 'NIS', 'NAMA SISWA', 'USERNAME', 'PASSWORD', 'KELAS AWAL…'],
  kolom: {
    nomor_peserta: ['USERNAME'],
    nisn: ['NISN'],
    nama: ['NAMA SISWA'],
    jenis_kelamin: ['JENIS KELAMIN…'],
    tempat_lahir: ['TEMPAT LAHIR'],
    tanggal_lahir: ['TANGGAL LAHIR…'],
    agama: ['AGAMA'],
    nama_sekolah_asal: ['SEKOLAH ASAL'],
    nomor_hp: ['NOMOR TELEPON'],
    email: ['EMAIL'],
    kelas: ['KELAS AWAL…'],
    kata_sandi: ['PASSWORD'],
  },
};
