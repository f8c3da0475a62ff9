import type { Syarat } from '@spmb/shared/pendaftaran/formulir/field.ts';
import { formulirKosong, type Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { namaNilai, semesters, semuaMapel } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { rapikan } from '@spmb/shared/pendaftaran/periksa.ts';
import { namaDaerah } from '../school/nama-daerah.ts';
import { buildNamaPeserta, type NamaPeserta } from '../school/nama-peserta.ts';
import { desaDemo } from './desa-demo.ts';

/** What a form of the demo refers to. */
export interface AcuanDemo {
  programs: readonly string[];
  /** Schools by their name. */
  sekolah: ReadonlyMap<string, { id: string; npsn: string }>;
  syarat: Syarat;
}

/** Parents bear names that no applicant has. */
const [firstParent, lastParent] = [700, 1_500];
const parents = buildNamaPeserta(lastParent).slice(firstParent);
const ayah = parents.filter(({ jenis_kelamin }) => jenis_kelamin === 'L');
const ibu = parents.filter(({ jenis_kelamin }) => jenis_kelamin === 'P');
const namaDari = (list: readonly NamaPeserta[], nomor: number) => list[nomor % list.length]?.nama ?? '';

/** Two digits. */
const dua = (value: number | string) => String(value).padStart(2, '0');

/** No school year's number begins with 99, so that nobody has this NISN. */
export const nisnDemo = (nomor: number): string => `99${String(10_000_000 + nomor)}`;

/** No region's number begins with 99, so that nobody has this NIK. */
export function nikDemo({ tanggal_lahir, jenis_kelamin }: NamaPeserta, nomor: number): string {
  const [, tahun = '', bulan = '', hari = ''] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(tanggal_lahir) ?? [];
  const tanggal = Number(hari) + (jenis_kelamin === 'P' ? 40 : 0);
  return `990101${dua(tanggal)}${bulan}${tahun}${String(nomor + 1).padStart(4, '0')}`;
}

function agamaDari({ tempat_lahir, nama_sekolah_asal }: NamaPeserta, nomor: number): string {
  const region = namaDaerah.find((one) => one.tempat_lahir.includes(tempat_lahir));
  if (region?.daerah === 'Bali') return 'HINDU';
  if (region?.daerah === 'Tionghoa') return nomor % 3 === 0 ? 'KONG HUCU' : 'BUDHA';
  const isChristian = region?.madrasah === false || nama_sekolah_asal.includes('Kristen');
  if (!isChristian) return 'ISLAM';
  return nomor % 2 === 0 ? 'PROTESTAN' : 'KATHOLIK';
}

const nilaiRapor = (nomor: number) =>
  Object.fromEntries(
    semesters.flatMap((semester) =>
      semuaMapel.map((one, at) => {
        const nilai = 70 + ((nomor * 7) % 19) + ((nomor + at * 5 + semester * 3) % 9);
        return [namaNilai(semester, one), nilai + ((nomor + at) % 4 === 0 ? 0.5 : 0)];
      }),
    ),
  );

const prestasiDari = (nomor: number): Partial<Formulir> =>
  nomor % 9 === 0
    ? {
        prestasi_status: true,
        param_prestasi_id: dua((nomor % 12) + 1),
        prestasi_penyelenggara: 'Panitia Lomba Pelajar Nusantara Jaya',
        prestasi_nama: 'Lomba Cerdas Cermat Matematika',
      }
    : {};

const afirmasiDari = (nomor: number, nama: string): Partial<Formulir> =>
  nomor % 6 === 0
    ? {
        afirmasi_status: true,
        afirmasi_jenis_bantuan: nomor % 12 === 0 ? 'kip' : 'pkh',
        afirmasi_nama: nama,
        afirmasi_nomor: `9901${String(nomor).padStart(8, '0')}`,
      }
    : {};

const alamatDari = (nomor: number): Partial<Formulir> => ({
  province_id: '33',
  regency_id: '3372',
  district_id: desaDemo(nomor).slice(0, 6),
  village_id: desaDemo(nomor),
  rt: String((nomor % 9) + 1),
  rw: String((nomor % 12) + 1),
  alamat: `Jalan ${['Melati', 'Kenanga', 'Anggrek', 'Cempaka', 'Flamboyan'][nomor % 5] ?? ''} ${(nomor % 87) + 1}`,
  kode_pos: `571${dua((nomor % 40) + 10)}`,
  jarak_kesekolah: 300 + ((nomor * 137) % 12_000),
});

/** The whole form of an applicant, without its files: the same at every call. */
export function formulirDemo(orang: NamaPeserta, nomor: number, acuan: AcuanDemo): Formulir {
  const { programs, sekolah, syarat } = acuan;
  const asal = sekolah.get(orang.nama_sekolah_asal);
  const isLuar = nomor % 20 === 13 || asal === undefined;
  const isMts = orang.nama_sekolah_asal.startsWith('MTs');
  const nomorHp = (awal: number) => `62800${awal}${String(nomor).padStart(6, '0')}`;
  const terisi = {
    ...formulirKosong(),
    nama: orang.nama,
    jenis_kelamin: orang.jenis_kelamin,
    tempat_lahir: orang.tempat_lahir,
    tanggal_lahir: orang.tanggal_lahir,
    jurusan_id_1: programs[nomor % programs.length] ?? null,
    jurusan_id_2: nomor % 5 === 4 ? null : (programs[(nomor + 1) % programs.length] ?? null),
    daerah_asal: isLuar ? 'LUAR DAERAH' : 'DALAM PROVINSI',
    ref_sekolah_id: asal?.id ?? null,
    nama_sekolah_asal: orang.nama_sekolah_asal,
    npsn: asal?.npsn ?? '',
    agama: agamaDari(orang, nomor),
    nisn: nisnDemo(nomor),
    tahun_lulus: String(syarat.tahun_lulus[0] ?? ''),
    jenis_lulusan: isMts ? 'mts' : 'umum',
    nomor_hp: nomorHp(1),
    nik: nikDemo(orang, nomor),
    nokk: `9901010101${String(100_000 + nomor)}`,
    ...alamatDari(nomor),
    nama_ayah: namaDari(ayah, nomor),
    nama_ibu: namaDari(ibu, nomor),
    telpon_rumah: nomorHp(2),
    pekerjaan_id: dua((nomor % 11) + 2),
    ...nilaiRapor(nomor),
    ...prestasiDari(nomor),
    ...afirmasiDari(nomor, namaDari(ayah, nomor)),
    tinggi_badan: 145 + ((nomor * 11) % 36),
    pernyataan_status: true,
  };
  return rapikan(terisi, syarat);
}
