import type { z } from 'zod';
import { petaSchema } from '../../kernel/tabel-terbaca.schema.ts';
import { KOLOM_IMPORT, type KolomImport } from './import-peserta.schema.ts';

export const kataKolomPeserta: Readonly<Record<KolomImport, string>> = {
  nomor_peserta: 'Nomor peserta',
  nisn: 'NISN',
  nama: 'Nama',
  jenis_kelamin: 'Jenis kelamin',
  tempat_lahir: 'Tempat lahir',
  tanggal_lahir: 'Tanggal lahir',
  agama: 'Agama',
  nama_sekolah_asal: 'Sekolah asal',
  pilihan_1: 'Pilihan 1',
  pilihan_2: 'Pilihan 2',
  nomor_hp: 'Nomor HP',
  email: 'Email',
  kelas: 'Kelas',
  ruang: 'Ruang',
  sesi: 'Sesi',
  kata_sandi: 'Kata sandi',
};

/** Columns of a sheet of participants, chosen by hand. */
export const petaPesertaSchema = petaSchema(KOLOM_IMPORT, (kolom) =>
  kolom.nama === undefined || (kolom.nomor_peserta === undefined && kolom.nisn === undefined)
    ? 'pilih kolom untuk nama, dan untuk nomor peserta atau NISN.'
    : undefined,
);
export type PetaPeserta = z.output<typeof petaPesertaSchema>;
