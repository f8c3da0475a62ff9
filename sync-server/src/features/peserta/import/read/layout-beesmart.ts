import type { LayoutPeserta } from './layout-peserta.ts';

/**
 * Beesmart `bee_siswa_temp.xls`: data from row 3. PASSOWRD is its own spelling; PILIHAN is an elective subject,
 * not a second programme.
 */
export const layoutBeesmart: LayoutPeserta = {
  nama: 'Beesmart bee_siswa_temp',
  tanda: ['NOMER UJIAN', 'NAMA SISWA', 'SESI UJIAN', 'RUANG UJIAN'],
  barisData: 3,
  kolom: {
    nomor_peserta: ['NOMER UJIAN'],
    nama: ['NAMA SISWA'],
    jenis_kelamin: ['JENISKELAMIN'],
    agama: ['AGAMA'],
    pilihan_1: ['JURUSAN'],
    kelas: ['KODE KELAS'],
    ruang: ['RUANG UJIAN'],
    sesi: ['SESI UJIAN'],
    kata_sandi: ['PASSOWRD', 'PASSWORD'],
  },
};
