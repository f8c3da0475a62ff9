import type { Pendaftaran } from '../pendaftaran/calls.ts';
import { formulirKosong, type Formulir } from '../pendaftaran/formulir/formulir.ts';
import type { Syarat } from '../pendaftaran/formulir/field.ts';
import { sekolahLain } from '../pendaftaran/formulir/pilihan.ts';
import { namaNilai, semesters, semuaMapel } from '../pendaftaran/formulir/rapor.ts';

/** A school that asks for everything. */
export const buildSyarat = (more: Partial<Syarat> = {}): Syarat => ({
  skck: true,
  butawarna: true,
  tanpa_berkas: false,
  tahun_lulus: [2021, 2022, 2023, 2024, 2025],
  hari_ini: '2025-07-01',
  ...more,
});

/** A form in which nothing is wrong or missing. */
export function buildFormulir(more: Partial<Formulir> = {}): Formulir {
  const nilai = semesters.flatMap((semester) => semuaMapel.map((one) => [namaNilai(semester, one), 80]));
  const rapor = semesters.map((semester) => [`smt_${semester}_dokumen`, `berkas-smt-${semester}`]);
  return {
    ...formulirKosong(),
    jurusan_id_1: 'rpl',
    daerah_asal: 'DALAM PROVINSI',
    ref_sekolah_id: 'smp-1',
    npsn: '20100001',
    nama: 'Siti Aini',
    jenis_kelamin: 'P',
    tempat_lahir: 'Ternate',
    tanggal_lahir: '2010-03-04',
    agama: 'ISLAM',
    nisn: '0061234578',
    tahun_lulus: '2025',
    jenis_lulusan: 'umum',
    nomor_hp: '6281234567890',
    foto: 'berkas-foto',
    nik: '8271014403100001',
    nokk: '8271010101100001',
    dok_kartu_keluarga: 'berkas-kk',
    dok_akte_lahir: 'berkas-akte',
    province_id: '82',
    regency_id: '8271',
    district_id: '827101',
    village_id: '8271011001',
    rt: '1',
    rw: '2',
    alamat: 'Jl. Bahari 1',
    kode_pos: '97711',
    jarak_kesekolah: 1200,
    nama_ayah: 'Ahmad',
    nama_ibu: 'Fatimah',
    telpon_rumah: '6281234567891',
    pekerjaan_id: '01',
    ...Object.fromEntries([...nilai, ...rapor]),
    dok_skl: 'berkas-skl',
    tinggi_badan: 155,
    dok_skck: 'berkas-skck',
    dok_surat_keterangan_sehat: 'berkas-sehat',
    dok_surat_keterangan_buta_warna: 'berkas-warna',
    pernyataan_status: true,
    ...more,
  };
}

/** The same with everything filled in that any applicant may be asked for. */
export const buildFormulirPenuh = (more: Partial<Formulir> = {}): Formulir =>
  buildFormulir({
    jurusan_id_2: 'tkj',
    ref_sekolah_id: sekolahLain,
    nama_sekolah_asal: 'SMP Seberang',
    dok_domisili: 'berkas-domisili',
    prestasi_status: true,
    param_prestasi_id: 'juara-1',
    prestasi_penyelenggara: 'Dinas Pendidikan',
    prestasi_nama: 'Lomba pidato',
    prestasi_dokumen: 'berkas-prestasi',
    afirmasi_status: true,
    afirmasi_jenis_bantuan: 'kip',
    afirmasi_nama: 'Siti Aini',
    afirmasi_nomor: '123456',
    afirmasi_dokumen: 'berkas-afirmasi',
    ...more,
  });

/** The same as the server answers it to an applicant who has not sent it. */
export const buildPendaftaran = (more: Partial<Pendaftaran> = {}): Pendaftaran => ({
  ...buildFormulir(),
  nomor_register: '',
  path: '',
  status: 0,
  pesan: '',
  terbuka: null,
  semula: null,
  dikirim_ms: null,
  versi: 3,
  pernyataan_dokumen: '',
  syarat: buildSyarat(),
  ...more,
});
