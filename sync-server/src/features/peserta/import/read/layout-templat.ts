import type { LayoutPeserta } from './layout-peserta.ts';

/** The template that this product offers for download. */
export const layoutTemplat: LayoutPeserta = {
  nama: 'Templat SIM-SPMB',
  tanda: ['nomor_peserta', 'nisn', 'nama', 'kata_sandi'],
  kolom: {
    nomor_peserta: ['nomor_peserta'],
    nisn: ['nisn'],
    nama: ['nama'],
    jenis_kelamin: ['jenis_kelamin'],
    tempat_lahir: ['tempat_lahir'],
    tanggal_lahir: ['tanggal_lahir'],
    agama: ['agama'],
    nama_sekolah_asal: ['sekolah_asal', 'nama_sekolah_asal'],
    pilihan_1: ['pilihan 1'],
    pilihan_2: ['pilihan 2'],
    nomor_hp: ['nomor_hp'],
    email: ['email'],
    kelas: ['kelas'],
    ruang: ['ruang'],
    sesi: ['sesi'],
    kata_sandi: ['kata_sandi'],
  },
};
