import type { Theme } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { boolean, instant, integer, json, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

const words = () => text().notNull().default('');
const off = () => boolean().notNull().default(false);

/** The school: one row on a school's own server. Its id stands first in every key, so that data can be split by school. */
export const sekolah = table(
  'sekolah',
  {
    id: text().notNull(),
    nama: text().notNull(),
    npsn: text(),
    program_keahlian: words(),
    province_id: text(),
    regency_id: text(),
    district_id: text(),
    village_id: text(),
    alamat: text(),
    telpon: text(),
    email: text(),
    facebook: words(),
    twitter: words(),
    instagram: words(),
    kepalasekolah: words(),
    nip: words(),
    ketua_panitia_nama: words(),
    ketua_panitia_nip: words(),
    titi_mangsa_ttd: words(),
    pendaftaran_dibuka: off(),
    tanggal_mulai: text(),
    tanggal_selesai: text(),
    jam_mulai: text(),
    jam_selesai: text(),
    tanggal_pengumuman: text(),
    jam_pengumuman: text(),
    regby: text<'email' | 'nisn'>().notNull().default('nisn'),
    skck: off(),
    butawarna: off(),
    pagu: off(),
    showpagu: off(),
    materai: off(),
    slider: off(),
    sms: off(),
    tanpa_berkas: off(),
    /** Key of the message gateway, sealed with the server's key: it is used, never shown. */
    apikey_tersegel: text(),
    /** Codes of file status whose applicants sit exams; participants imported without a file always do. */
    pesertas: json<number[]>().notNull(),
    /** Most participants of a session; 0: as many as its rooms hold. */
    limit_sesi: integer().notNull().default(0),
    zona: text<Zone>().notNull(),
    /** For the steps shown to a participant who lost the network. */
    wifi_nama: text(),
    alamat_server: text(),
    alamat_tetap: off(),
    apps_name: words(),
    apps_ver: words(),
    apps_desc: words(),
    url: words(),
    color: text<'light' | 'dark'>().notNull().default('light'),
    theme: text<Theme>().notNull().default('purple'),
    logo: text(),
    bg: text(),
    bg_nav: text(),
    versi: integer().notNull().default(1),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id] })],
);

whenGone(sekolah, {
  province_id: 'menolak',
  regency_id: 'menolak',
  district_id: 'menolak',
  village_id: 'menolak',
  logo: 'menolak',
  bg: 'menolak',
  bg_nav: 'menolak',
});
