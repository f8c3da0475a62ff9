import { z } from 'zod';
import {
  choice,
  flag,
  optionalDate,
  optionalText,
  optionalTime,
  plainText,
  requiredText,
  wholeNumber,
} from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { zones, type Zone } from '../kernel/zone.ts';
import { alamatServer } from './alamat-server-field.schema.ts';

/** The specification's themes. */
export const themes = [
  ...(['red', 'pink', 'purple', 'deep purple', 'indigo', 'light blue', 'cyan', 'teal', 'green'] as const),
  ...([
    'light green',
    'lemon',
    'yellow',
    'amber',
    'orange',
    'deep orange',
    'brown',
    'blue grey',
    'grey',
  ] as const),
] as const;
export type Theme = (typeof themes)[number];

/** File status whose applicants sit exams, in the profile's order, with its words (1 §4). */
export const pesertaUjian = {
  4: 'Berkas Diterima',
  2: 'Berkas Diperbaiki',
  3: 'Berkas Pengajuan Diperbaiki',
  5: 'Berkas Ditolak',
  6: 'Berkas Dicabut',
} as const;

const kode = z.union([z.literal(4), z.literal(2), z.literal(3), z.literal(5), z.literal(6)]);
const pilihPeserta = 'dipilih dari daftar kode status berkas.';

/** An address of a page, or only the account's name: what people type into such fields. */
const link = () =>
  plainText(200).refine(
    (text) => /^(https?:\/\/\S+|[^\s:]*)$/i.test(text),
    'berisi alamat https://… atau nama akun tanpa spasi.',
  );

const fields = z.object({
  nama: requiredText(120),
  npsn: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : (value ?? '')),
    z.string().regex(/^(\d{8})?$/, 'berisi 8 angka. Panjang NPSN adalah 8 Digit.'),
  ),
  /** Slogan or vision. */
  program_keahlian: plainText(255),
  province_id: optionalText(8),
  regency_id: optionalText(8),
  district_id: optionalText(8),
  village_id: optionalText(10),
  alamat: plainText(255),
  telpon: plainText(40),
  email: plainText(120).refine((text) => /^(\S+@\S+)?$/.test(text), 'berisi alamat email tanpa spasi.'),
  facebook: link(),
  twitter: link(),
  instagram: link(),
  kepalasekolah: plainText(120),
  nip: plainText(30),
  ketua_panitia_nama: plainText(120),
  ketua_panitia_nip: plainText(30),
  titi_mangsa_ttd: plainText(120),
  pendaftaran_dibuka: flag(),
  tanggal_mulai: optionalDate(),
  tanggal_selesai: optionalDate(),
  jam_mulai: optionalTime(),
  jam_selesai: optionalTime(),
  tanggal_pengumuman: optionalDate(),
  jam_pengumuman: optionalTime(),
  regby: choice(['email', 'nisn'], 'nisn'),
  skck: flag(),
  butawarna: flag(),
  pagu: flag(),
  showpagu: flag(),
  materai: flag(),
  slider: flag(),
  sms: flag(),
  tanpa_berkas: flag(),
  apikey: plainText(500),
  pesertas: z.preprocess((value) => value ?? [], z.array(kode, pilihPeserta).max(5, pilihPeserta)),
  limit_sesi: wholeNumber(0, 10_000, 0),
  zona: choice(Object.keys(zones) as [Zone, ...Zone[]]),
  wifi_nama: plainText(60),
  alamat_server: alamatServer(),
  /** The address stays the same from day to day: cards, which are kept for days, carry it only then. */
  alamat_tetap: flag(),
  apps_name: plainText(80),
  apps_ver: plainText(20),
  apps_desc: plainText(500),
  url: link(),
  color: choice(['light', 'dark'], 'light'),
  theme: choice(themes, 'purple'),
  logo: optionalText(64),
  bg: optionalText(64),
  bg_nav: optionalText(64),
});
export type IsianProfilSekolah = z.output<typeof fields>;

/** The school as `api/profil-sekolah/1` answers it; `apikey` is never answered. */
export const profilSekolahContract = fields.extend({
  id: z.string(),
  /** Also one that was stored before it was refused. */
  alamat_server: z.string(),
  apikey_ada: z.boolean(),
  path: z.string().nullable(),
  path_bg: z.string().nullable(),
  path_bg_nav: z.string().nullable(),
  versi: z.int(),
});
export type ProfilSekolah = z.output<typeof profilSekolahContract>;

/** The school's profile (api/profil-sekolah/1): one record. */
export const profilSekolahResource = defineResource({
  name: 'sekolah',
  label: 'Profil sekolah',
  path: '/api/profil-sekolah',
  fields,
  record: profilSekolahContract,
  labels: {
    nama: 'Nama sekolah',
    npsn: 'NPSN',
    program_keahlian: 'Slogan atau visi',
    province_id: 'Provinsi',
    regency_id: 'Kabupaten/Kota',
    district_id: 'Kecamatan',
    village_id: 'Desa/Kelurahan',
    alamat: 'Alamat',
    telpon: 'Telepon',
    email: 'Email',
    facebook: 'Facebook',
    twitter: 'Twitter / X',
    instagram: 'Instagram',
    kepalasekolah: 'Kepala sekolah',
    nip: 'NIP kepala sekolah',
    ketua_panitia_nama: 'Ketua panitia',
    ketua_panitia_nip: 'NIP ketua panitia',
    titi_mangsa_ttd: 'Titi mangsa tanda tangan',
    pendaftaran_dibuka: 'Pendaftaran dibuka',
    tanggal_mulai: 'Tanggal mulai pendaftaran',
    tanggal_selesai: 'Tanggal selesai pendaftaran',
    jam_mulai: 'Jam mulai setiap hari',
    jam_selesai: 'Jam selesai setiap hari',
    tanggal_pengumuman: 'Tanggal pengumuman',
    jam_pengumuman: 'Jam pengumuman',
    regby: 'Pendaftaran memakai',
    skck: 'Surat keterangan catatan kepolisian (SKCK)',
    butawarna: 'Surat keterangan tidak buta warna',
    pagu: 'Menu Program Keahlian',
    showpagu: 'Tampilkan pagu',
    materai: 'Kotak meterai',
    slider: 'Slider',
    sms: 'Pesan WhatsApp',
    tanpa_berkas: 'Tanpa berkas',
    apikey: 'Kunci API WhatsApp',
    pesertas: 'Peserta Ujian',
    limit_sesi: 'Batas peserta setiap sesi',
    zona: 'Zona waktu',
    wifi_nama: 'Nama Wi-Fi ujian',
    alamat_server: 'Alamat server',
    alamat_tetap: 'Alamat server tetap',
    apps_name: 'Judul aplikasi',
    apps_ver: 'Versi',
    apps_desc: 'Keterangan aplikasi',
    url: 'Alamat situs',
    color: 'Mode warna',
    theme: 'Tema',
    logo: 'Logo',
    bg: 'Gambar latar',
    bg_nav: 'Gambar menu samping',
  },
  search: ['nama'],
  order: ['nama'],
  capabilities: { list: 'kelolaSistem', read: 'kelolaSistem', write: 'kelolaSistem' },
  fixed: true,
  menu: { title: 'Profil Sekolah', icon: 'domain', screen: 'master-profil-sekolah' },
});

/** A region's code begins with the code of the one it lies in. */
const regionLevels = [
  { field: 'regency_id', above: 'province_id' },
  { field: 'district_id', above: 'regency_id' },
  { field: 'village_id', above: 'district_id' },
] as const;

/** Sentences by field for what must hold between the fields of a profile; empty where all does. */
export function checkProfilSekolah(profil: IsianProfilSekolah): Record<string, string> {
  const { tanggal_mulai, tanggal_selesai, jam_mulai, jam_selesai, pendaftaran_dibuka } = profil;
  if (pendaftaran_dibuka && !(tanggal_mulai && tanggal_selesai))
    return { tanggal_mulai: 'Isi tanggal mulai dan selesai pendaftaran sebelum pendaftaran dibuka.' };
  if (tanggal_mulai && tanggal_selesai && tanggal_selesai < tanggal_mulai)
    return { tanggal_selesai: 'Tanggal selesai pendaftaran tidak boleh sebelum tanggal mulai.' };
  if (jam_mulai && jam_selesai && jam_selesai <= jam_mulai)
    return { jam_selesai: 'Jam selesai harus sesudah jam mulai.' };
  const misplaced = regionLevels.find(({ field, above }) => {
    const [id, parent] = [profil[field], profil[above]];
    return id !== null && (parent === null || !id.startsWith(parent));
  });
  if (misplaced) return { [misplaced.field]: 'Pilih lagi: pilihan ini tidak berada di wilayah di atasnya.' };
  if (profil.jam_pengumuman && !profil.tanggal_pengumuman)
    return { tanggal_pengumuman: 'Isi tanggal pengumuman, atau kosongkan jamnya.' };
  return {};
}
