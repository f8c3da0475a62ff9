import { jadwalUjianResource } from '@spmb/shared/jadwal-ujian/jadwal-ujian.ts';
import { sesiResource } from '@spmb/shared/jadwal-ujian/sesi.ts';
import { paramNilaiResource } from '@spmb/shared/param-nilai/param-nilai.ts';
import { programKeahlianResource } from '@spmb/shared/program-keahlian/program-keahlian.ts';
import { masterSoalResource } from '@spmb/shared/soal/master-soal.ts';
import { soalResource } from '@spmb/shared/soal/soal.ts';

const resources = [
  programKeahlianResource,
  paramNilaiResource,
  sesiResource,
  jadwalUjianResource,
  masterSoalResource,
  soalResource,
];

/** Tables of the audit trail as an administrator calls them; those that are missing are named as they are spelled. */
export const tabelWords: Readonly<Partial<Record<string, string>>> = {
  akun: 'Akun',
  peserta: 'Peserta',
  sekolah: 'Sekolah',
  jadwal_ujian_peserta: 'Ujian peserta',
  rahasia_sesi: 'Token sesi',
  keadaan_server: 'Jam server',
  impor: 'Impor berkas',
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
