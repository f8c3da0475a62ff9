import type { LayoutPeserta } from './layout-peserta.ts';

/** ExtraordinaryCBT `format-peserta-import.xlsx`. */
export const layoutExo: LayoutPeserta = {
  nama: 'ExtraordinaryCBT format-peserta-import',
  tanda: ['no_ujian', 'nama', 'password', 'jurusan_kode'],
  kolom: {
    nomor_peserta: ['no_ujian'],
    nama: ['nama'],
    agama: ['agama_kode'],
    pilihan_1: ['jurusan_kode'],
    sesi: ['Sesi'],
    kata_sandi: ['password'],
  },
};
