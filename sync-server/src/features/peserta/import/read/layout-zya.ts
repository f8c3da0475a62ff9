import type { LayoutPeserta } from './layout-peserta.ts';

/** ZYA `form-data-siswa.xls`. */
export const layoutZya: LayoutPeserta = {
  nama: 'ZYA form-data-siswa',
  tanda: ['Username', 'Password', 'Nama Lengkap', 'Group'],
  kolom: {
    nomor_peserta: ['Username'],
    nama: ['Nama Lengkap'],
    email: ['Email'],
    kelas: ['Group'],
    kata_sandi: ['Password'],
  },
};
