import type { LayoutPeserta } from './layout-peserta.ts';

/** Candy `importdatamaster.xlsx`. Its Username is a second login beside the number; participants here have one. */
export const layoutCandy: LayoutPeserta = {
  nama: 'Candy importdatamaster',
  tanda: ['No_PES', 'Nama', 'Username', 'Password'],
  kolom: {
    nomor_peserta: ['No_PES'],
    nama: ['Nama'],
    agama: ['Agama'],
    pilihan_1: ['Jurusan'],
    kelas: ['Kelas'],
    ruang: ['Ruang'],
    sesi: ['Sesi'],
    kata_sandi: ['Password'],
  },
  tidakDipakai: { Username: 'Kolom Username tidak dipakai: peserta masuk dengan nomor di kolom No_PES.' },
};
