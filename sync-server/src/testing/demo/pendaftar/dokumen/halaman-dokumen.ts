import type { Formulir, NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { mapel, namaNilai, semesters, semuaMapel } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { isDitanya } from '@spmb/shared/pendaftaran/periksa.ts';
import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import type { Halaman } from './tulis-pdf.ts';

type Isi = Omit<Halaman, 'baris'> & { baris?: Halaman['baris'] };

const lahir = (isi: Formulir) => `${isi.tempat_lahir}, ${isi.tanggal_lahir ?? ''}`;
const nilaiText = (nilai: number | null) => (nilai === null ? '' : nilai.toFixed(2).replace('.', ','));

/** Documents by the field that they are for, as the offices write them. */
const dokumen: Partial<Record<NamaField, (isi: Formulir, sekolah: string) => Isi>> = {
  dok_kartu_keluarga: (isi) => ({
    kop: 'DINAS KEPENDUDUKAN DAN PENCATATAN SIPIL',
    judul: `KARTU KELUARGA No. ${isi.nokk}`,
    baris: [
      ['Kepala keluarga', isi.nama_ayah],
      ['Alamat', `${isi.alamat} RT ${isi.rt} RW ${isi.rw}`],
    ],
    tabel: [
      ['Nama lengkap', '', 'Hubungan', 'NIK'],
      [isi.nama_ayah, '', 'Ayah', ''],
      [isi.nama_ibu, '', 'Ibu', ''],
      [isi.nama, '', 'Anak', isi.nik],
    ],
    penutup: 'Kepala Dinas',
  }),
  dok_akte_lahir: (isi) => ({
    kop: 'PENCATATAN SIPIL WARGA NEGARA INDONESIA',
    judul: 'KUTIPAN AKTA KELAHIRAN',
    baris: [
      ['Nama', isi.nama],
      ['Lahir di', lahir(isi)],
      ['Anak dari', `${isi.nama_ayah} dan ${isi.nama_ibu}`],
    ],
    penutup: 'Pejabat Pencatatan Sipil',
  }),
  dok_skl: (isi, sekolah) => ({
    kop: sekolah.toUpperCase(),
    judul: 'SURAT KETERANGAN LULUS',
    baris: [
      ['Nama', isi.nama],
      ['NISN', isi.nisn],
      ['Lahir', lahir(isi)],
      ['Dinyatakan', `LULUS ${isi.tahun_lulus ?? ''}`],
    ],
    penutup: 'Kepala Sekolah',
  }),
  dok_skck: (isi) => ({
    kop: 'KEPOLISIAN SEKTOR',
    judul: 'SURAT KETERANGAN CATATAN KEPOLISIAN',
    baris: [
      ['Nama', isi.nama],
      ['NIK', isi.nik],
    ],
    penutup: 'Kepala Kepolisian Sektor',
  }),
  dok_surat_keterangan_sehat: (isi) => ({
    kop: 'PUSKESMAS',
    judul: 'SURAT KETERANGAN SEHAT',
    baris: [
      ['Nama', isi.nama],
      ['Tinggi badan', `${isi.tinggi_badan ?? ''} cm`],
      ['Keadaan', 'SEHAT'],
    ],
    penutup: 'Dokter pemeriksa',
  }),
  dok_surat_keterangan_buta_warna: (isi) => ({
    kop: 'PUSKESMAS',
    judul: 'SURAT KETERANGAN TIDAK BUTA WARNA',
    baris: [
      ['Nama', isi.nama],
      ['Hasil', 'TIDAK BUTA WARNA'],
    ],
    penutup: 'Dokter pemeriksa',
  }),
  prestasi_dokumen: (isi) => ({
    kop: isi.prestasi_penyelenggara,
    judul: 'SERTIFIKAT',
    baris: [
      ['Diberikan kepada', isi.nama],
      ['Sebagai', isi.prestasi_nama],
    ],
    penutup: 'Ketua panitia',
  }),
  afirmasi_dokumen: (isi) => ({
    kop: 'REPUBLIK INDONESIA',
    judul: `KARTU ${(isi.afirmasi_jenis_bantuan ?? '').toUpperCase()}`,
    baris: [
      ['Nama', isi.afirmasi_nama],
      ['Nomor kartu', isi.afirmasi_nomor],
    ],
    penutup: '',
  }),
  ...Object.fromEntries(
    semesters.map((semester) => [
      `smt_${semester}_dokumen`,
      (isi: Formulir, sekolah: string): Isi => ({
        kop: sekolah.toUpperCase(),
        judul: `LAPORAN HASIL BELAJAR SEMESTER ${semester}`,
        baris: [
          ['Nama', isi.nama],
          ['NISN', isi.nisn],
        ],
        tabel: [
          ['Mata pelajaran', 'Nilai'],
          ...semuaMapel.map((one) => [mapel[one], nilaiText(isi[namaNilai(semester, one)])]),
        ],
        penutup: 'Wali kelas',
      }),
    ]),
  ),
};

/** Fields of documents that this form is asked for. */
export const dokumenDari = (isi: Formulir, syarat: Syarat): NamaField[] =>
  semuaField
    .filter((field) => field.name in dokumen && isDitanya(field, isi, syarat))
    .map(({ name }) => name);

/** The document of a field, with the very values of the form. */
export const halamanDari = (field: NamaField, isi: Formulir, sekolah: string): Halaman => {
  const page = dokumen[field]?.(isi, sekolah) ?? { kop: '', judul: field, penutup: '' };
  return { baris: [], ...page };
};
