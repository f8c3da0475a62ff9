import { parseNisn } from '../../peserta/nisn.ts';
import { normalizeNomorHp } from '../../peserta/nomor-hp.ts';
import { acuan, angka, dokumen, foto, langkah, pilih, tanggal, teks } from './field.ts';
import { agama, daerahAsal, jenisKelamin, jenisLulusan, sekolahLain } from './pilihan.ts';

/** So many digits and nothing else; spaces and points between them are taken out. */
const digits = (count: number) => (text: string) => {
  const compact = text.replaceAll(/[\s.-]/g, '');
  return compact.length === count && /^\d+$/.test(compact) ? compact : undefined;
};
/** Numbers of the civil registry. */
const enamBelas = {
  mode: 'numeric' as const,
  tertutup: true as const,
  baca: digits(16),
  hint: '16 angka',
  salah: 'terdiri dari 16 angka.',
};
const nomorHp = {
  mode: 'tel' as const,
  baca: normalizeNomorHp,
  salah: 'diisi nomor HP seperti 081234567890.',
};
/** NPSN has eight digits in forms (N8). */
const npsn = {
  mode: 'numeric' as const,
  baca: digits(8),
  hint: 'Panjang NPSN adalah 8 Digit',
  salah: 'terdiri dari 8 angka.',
  bolehKosong: true as const,
};

const isDalamProvinsi = (terisi: Readonly<Record<string, unknown>>) =>
  terisi['daerah_asal'] === 'DALAM PROVINSI';

export const pilihanProgram = langkah('pilihan', 'Pilihan program keahlian', [
  acuan('jurusan_id_1', 'Pilihan 1', 'program'),
  acuan('jurusan_id_2', 'Pilihan 2', 'program', {
    bolehKosong: true,
    hint: 'Boleh dikosongkan.',
  }),
]);

export const sekolahAsal = langkah('sekolah-asal', 'Sekolah asal', [
  pilih('daerah_asal', 'Daerah asal', () => daerahAsal),
  acuan('ref_sekolah_id', 'Sekolah asal', 'sekolah', { tampil: isDalamProvinsi }),
  teks('nama_sekolah_asal', 'Nama sekolah asal', 150, {
    kepala: 'Sekolah asal',
    tampil: (terisi) => !isDalamProvinsi(terisi) || terisi['ref_sekolah_id'] === sekolahLain,
  }),
  teks('npsn', 'NPSN', 8, npsn),
]);

export const identitas = langkah('identitas', 'Identitas dan foto', [
  teks('nama', 'Nama lengkap', 100, { kepala: 'Nama', hint: 'Seperti di akta kelahiran' }),
  pilih('jenis_kelamin', 'Jenis kelamin', () => jenisKelamin),
  teks('tempat_lahir', 'Tempat lahir', 100),
  tanggal('tanggal_lahir', 'Tanggal lahir'),
  pilih('agama', 'Agama', () => agama),
  teks('nisn', 'NISN', 10, {
    mode: 'numeric',
    baca: parseNisn,
    hint: 'Panjang NISN adalah 10 Digit',
    salah: 'terdiri dari 10 angka.',
  }),
  pilih('tahun_lulus', 'Tahun lulus', ({ tahun_lulus }) =>
    tahun_lulus.map((tahun) => ({ value: String(tahun), label: String(tahun) })),
  ),
  pilih('jenis_lulusan', 'Jenis lulusan', () => jenisLulusan),
  teks('nomor_hp', 'Nomor HP (WhatsApp)', 20, { ...nomorHp, kepala: 'Nomor HP' }),
  foto('foto', 'Foto 3x4', 'Wajah terlihat jelas, tegak, dan tidak terpotong?'),
]);

export const kependudukan = langkah('kependudukan', 'Data kependudukan', [
  teks('nik', 'NIK', 20, enamBelas),
  teks('nokk', 'Nomor KK', 20, enamBelas),
  dokumen('dok_kartu_keluarga', 'Kartu Keluarga', 'Nomor KK dan semua nama terbaca jelas?'),
  dokumen('dok_akte_lahir', 'Akta kelahiran', 'Nama dan tanggal lahir terbaca jelas?'),
]);

const kode = { mode: 'numeric' as const };
export const alamat = langkah('alamat', 'Alamat', [
  acuan('province_id', 'Provinsi', 'provinsi'),
  acuan('regency_id', 'Kabupaten atau kota', 'kabupaten', { induk: 'province_id' }),
  acuan('district_id', 'Kecamatan', 'kecamatan', { induk: 'regency_id' }),
  acuan('village_id', 'Desa atau kelurahan', 'desa', { induk: 'district_id' }),
  teks('rt', 'RT', 3, kode),
  teks('rw', 'RW', 3, kode),
  teks('alamat', 'Alamat', 255, { panjang: true, hint: 'Jalan, nomor rumah, dusun atau perumahan' }),
  teks('kode_pos', 'Kode pos', 5, {
    ...kode,
    baca: digits(5),
    salah: 'terdiri dari 5 angka.',
    bolehKosong: true,
  }),
  angka('jarak_kesekolah', 'Jarak ke sekolah', { min: 0, max: 1_000_000, satuan: 'meter' }),
  dokumen('dok_domisili', 'Surat keterangan domisili', 'Alamat dan stempel terbaca jelas?', {
    bolehKosong: true,
    hint: 'Hanya bila alamat berbeda dari Kartu Keluarga',
  }),
]);

export const orangTua = langkah('orang-tua', 'Orang tua', [
  teks('nama_ayah', 'Nama ayah', 100),
  teks('nama_ibu', 'Nama ibu', 100),
  teks('telpon_rumah', 'Nomor HP orang tua', 20, nomorHp),
  acuan('pekerjaan_id', 'Pekerjaan orang tua', 'pekerjaan'),
]);
