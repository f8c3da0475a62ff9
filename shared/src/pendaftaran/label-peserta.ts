import type { KolomImport } from '../peserta/import/import-peserta.schema.ts';
import { kepalaIsian } from './formulir/formulir.ts';

/** A participant's fields as people read them: heads of lists and exports, and what a history says was changed. */
export const labelPeserta = {
  nomor_peserta: 'Nomor peserta',
  nomor_register: 'Nomor register',
  nisn: kepalaIsian('nisn'),
  nama: kepalaIsian('nama'),
  jenis_kelamin: kepalaIsian('jenis_kelamin'),
  tempat_lahir: kepalaIsian('tempat_lahir'),
  tanggal_lahir: kepalaIsian('tanggal_lahir'),
  agama: kepalaIsian('agama'),
  kelas: 'Kelas',
  nama_sekolah_asal: kepalaIsian('nama_sekolah_asal'),
  jurusan_id_1: kepalaIsian('jurusan_id_1'),
  jurusan_id_2: kepalaIsian('jurusan_id_2'),
  nomor_hp: kepalaIsian('nomor_hp'),
  ruang: 'Ruang',
  kursi: 'Kursi',
  sesi: 'Sesi',
  status: 'Status berkas',
} as const;

const { jurusan_id_1, jurusan_id_2, nomor_register: _, kursi: __, status: ___, ...own } = labelPeserta;

/** The same of an import's columns, which hold programmes by their names. */
export const labelKolomImport: Readonly<Record<KolomImport, string>> = {
  ...own,
  pilihan_1: jurusan_id_1,
  pilihan_2: jurusan_id_2,
  email: 'Email',
  kata_sandi: 'Kata sandi',
};
