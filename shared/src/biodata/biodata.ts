import { findField, kosong, type NamaField } from '../pendaftaran/formulir/formulir.ts';
import {
  acuan,
  foto,
  pilih,
  teks,
  type Field,
  type Syarat,
  type Terisi,
} from '../pendaftaran/formulir/field.ts';
import { isian, rapi } from '../pendaftaran/isian.ts';
import { periksaField } from '../pendaftaran/periksa.ts';
import { normalizeNomorHp } from '../peserta/nomor-hp.ts';
import { surel } from '../registrasi/check-registrasi.ts';

/** What an applicant says of himself beside his registration form, as it is stored. */
export interface IsianBiodata {
  foto: string | null;
  nama: string;
  nik: string;
  tempat_lahir: string;
  tanggal_lahir: string | null;
  jenis_kelamin: string | null;
  province_id: string | null;
  regency_id: string | null;
  district_id: string | null;
  village_id: string | null;
  alamat_asal: string;
  alamat_domisili: string;
  telp: string;
  email: string;
  golongan_id: string | null;
  prestasi: string;
  pendidikan_id: string | null;
  /** The education major, not a programme of the school (N55). */
  jurusan_id: string | null;
  sekolah: string;
  jenis_pns: string | null;
  perangkat_daerah_pemohon: string;
  jabatan_asal: string;
}
export type NamaBiodata = keyof IsianBiodata;

/** The same field as in the registration form. */
function formulirField<Name extends NamaField & NamaBiodata>(name: Name): Field<Name> {
  const field = findField(name);
  if (!field) throw new Error(`the form has no field ${name}`);
  return field as Field<Name>;
}

const jenisPns = ['PUSAT', 'DAERAH'].map((value) => ({ value, label: value }));
const email = (text: string) => (surel.test(text.trim()) ? text.trim() : undefined);

/** Every field of the biodata in its order. Source: specification, applicant screens. */
export const biodataFields: readonly Field<NamaBiodata>[] = [
  { ...foto('foto', 'Foto', 'Wajah terlihat jelas?'), bolehKosong: true },
  formulirField('nama'),
  formulirField('nik'),
  formulirField('tempat_lahir'),
  formulirField('tanggal_lahir'),
  formulirField('jenis_kelamin'),
  formulirField('province_id'),
  formulirField('regency_id'),
  formulirField('district_id'),
  formulirField('village_id'),
  teks('alamat_asal', 'Alamat asal', 255, {
    panjang: true,
    hint: 'Jalan, nomor rumah, dusun atau perumahan',
  }),
  teks('alamat_domisili', 'Alamat domisili', 255, {
    panjang: true,
    bolehKosong: true,
    hint: 'Bila berbeda dari alamat asal',
  }),
  teks('telp', 'Nomor telepon', 20, {
    mode: 'tel',
    baca: normalizeNomorHp,
    salah: 'diisi nomor HP seperti 081234567890.',
  }),
  teks('email', 'Email', 100, { baca: email, salah: 'diisi alamat email seperti nama@contoh.com.' }),
  acuan('golongan_id', 'Golongan', 'golongan', { bolehKosong: true }),
  teks('prestasi', 'Prestasi', 255, { panjang: true, bolehKosong: true }),
  acuan('pendidikan_id', 'Pendidikan terakhir', 'pendidikan'),
  acuan('jurusan_id', 'Jurusan', 'jurusan', { induk: 'pendidikan_id', bolehKosong: true }),
  teks('sekolah', 'Sekolah atau perguruan tinggi', 150, { bolehKosong: true }),
  pilih('jenis_pns', 'Instansi asal', () => jenisPns, { bolehKosong: true }),
  teks('perangkat_daerah_pemohon', 'Perangkat daerah pemohon', 100, { bolehKosong: true }),
  teks('jabatan_asal', 'Jabatan asal', 100, { bolehKosong: true }),
];

/** Of what was sent the fields that a biodata has, each as it was typed. */
export const bacaBiodata = (sent: Terisi): Partial<IsianBiodata> =>
  Object.fromEntries(
    biodataFields
      .filter(({ name }) => Object.hasOwn(sent, name))
      .map((field) => [field.name, isian(field, sent[field.name])]),
  );

/** The fields of a biodata, with nothing in those that are missing. */
export function isianBiodata(known: Terisi): IsianBiodata {
  const all: [string, unknown][] = biodataFields.map((field) => [
    field.name,
    known[field.name] ?? kosong(field),
  ]);
  return Object.fromEntries(all) as Record<NamaBiodata, unknown> as IsianBiodata;
}

/** Sentences by field for what cannot be stored; `hariIni` is YYYY-MM-DD in the school's zone. */
export function periksaBiodata(terisi: Terisi, hariIni: string): Readonly<Record<string, string>> {
  const syarat = syaratPada(hariIni);
  const wrong = biodataFields.map((field) => [field.name, periksaField(field, terisi, syarat)] as const);
  return Object.fromEntries(wrong.filter((one): one is [NamaBiodata, string] => one[1] !== undefined));
}

/** Nothing of what a school asks for in its form counts here but the day. */
export const syaratPada = (hari_ini: string): Syarat => ({
  skck: false,
  butawarna: false,
  tanpa_berkas: false,
  tahun_lulus: [],
  hari_ini,
});

/** The biodata as it is stored. Only of one in which nothing is wrong. */
export const rapikanBiodata = (terisi: Terisi): IsianBiodata =>
  isianBiodata(
    Object.fromEntries(biodataFields.map((field) => [field.name, rapi(field, terisi[field.name])])),
  );
