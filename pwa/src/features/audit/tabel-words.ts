import {
  golonganResource,
  jurusanResource,
  opdResource,
  pekerjaanResource,
  pendidikanResource,
} from '@spmb/shared/acuan/acuan.ts';
import { akunResource } from '@spmb/shared/akun/akun.ts';
import { alasanVerifikasiResource } from '@spmb/shared/alasan-verifikasi/alasan-verifikasi.ts';
import { dokumenPersyaratanResource } from '@spmb/shared/dokumen-persyaratan/dokumen-persyaratan.ts';
import { jadwalPendaftaranResource } from '@spmb/shared/jadwal-pendaftaran/jadwal-pendaftaran.ts';
import { jalurPendaftaranResource } from '@spmb/shared/jalur-pendaftaran/jalur-pendaftaran.ts';
import { paramPrestasiResource } from '@spmb/shared/param-prestasi/param-prestasi.ts';
import { peraturanResource } from '@spmb/shared/peraturan/peraturan.ts';
import { refSekolahResource } from '@spmb/shared/ref-sekolah/ref-sekolah.ts';
import { ruangResource } from '@spmb/shared/ruang/ruang.ts';
import { profilSekolahResource } from '@spmb/shared/sekolah/profil-sekolah.ts';
import { jadwalUjianResource } from '@spmb/shared/jadwal-ujian/jadwal-ujian.ts';
import { sesiResource } from '@spmb/shared/jadwal-ujian/sesi.ts';
import { paramNilaiResource } from '@spmb/shared/param-nilai/param-nilai.ts';
import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.ts';
import { masterSoalResource } from '@spmb/shared/soal/master-soal.ts';
import { soalResource } from '@spmb/shared/soal/soal.ts';
import { wilayahResources } from '@spmb/shared/wilayah/wilayah.ts';

const resources = [
  programKeahlianResource,
  paramNilaiResource,
  sesiResource,
  jadwalUjianResource,
  masterSoalResource,
  soalResource,
  akunResource,
  profilSekolahResource,
  jalurPendaftaranResource,
  paramPrestasiResource,
  dokumenPersyaratanResource,
  peraturanResource,
  jadwalPendaftaranResource,
  alasanVerifikasiResource,
  ruangResource,
  refSekolahResource,
  pekerjaanResource,
  golonganResource,
  pendidikanResource,
  jurusanResource,
  opdResource,
  ...Object.values(wilayahResources),
];

/** Tables of the audit trail as an administrator calls them; those that are missing are named as they are spelled. */
export const tabelWords: Readonly<Partial<Record<string, string>>> = {
  peserta: 'Peserta',
  pengaturan: 'Pengaturan',
  media: 'Berkas',
  jadwal_ujian_peserta: 'Ujian peserta',
  rahasia_sesi: 'Token sesi',
  keadaan_server: 'Jam server',
  impor: 'Impor berkas',
  pencadangan: 'Pencadangan',
  ...Object.fromEntries(resources.map(({ name, label }) => [name, label])),
};

/** Labels of the fields that a table's form has. */
export const labelsOfTabel = (tabel: string): Readonly<Partial<Record<string, string>>> => {
  const resource = resources.find(({ name }) => name === tabel);
  return {
    jumlah: 'Jumlah baris',
    q: 'Kata yang dicari',
    sort: 'Urutan',
    ...resource?.readLabels,
    ...resource?.labels,
  };
};
