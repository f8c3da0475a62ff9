import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import type { Role } from '@spmb/shared/kernel/role.ts';

export interface MenuItem {
  type: 'item' | 'subheader';
  route: string;
  icon: string;
  title: string;
}

interface Entry {
  capability: Capability;
  route: string;
  icon: string;
  title: string;
}

/** The back office's menu in its order; what an account may not use is not in its menu. */
const menu: { subheader: string; entries: Entry[] }[] = [
  {
    subheader: 'Beranda',
    entries: [{ capability: 'masuk', route: '/backend/dashboard', icon: 'dashboard', title: 'Beranda' }],
  },
  {
    subheader: 'Master data',
    entries: [
      {
        capability: 'kelolaMaster',
        route: '/backend/master-program-keahlian',
        icon: 'school',
        title: 'Program Keahlian',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-jalur-pendaftaran',
        icon: 'track',
        title: 'Jalur Pendaftaran',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-param-nilai',
        icon: 'percent',
        title: 'Parameter Nilai',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-param-prestasi',
        icon: 'trophy',
        title: 'Parameter Prestasi',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-dokumen',
        icon: 'document',
        title: 'Dokumen Persyaratan',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-persyaratan',
        icon: 'law',
        title: 'Peraturan',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-jadwal',
        icon: 'calendar',
        title: 'Jadwal Pendaftaran',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-ruang',
        icon: 'room',
        title: 'Ruang',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-alasan',
        icon: 'reason',
        title: 'Alasan Verifikasi',
      },
        route: '/backend/master-refsekolah',
        icon: 'location_city',
        title: 'Referensi Sekolah',
      { capability: 'kelolaMaster', route: '/backend/master-provinsi', icon: 'map', title: 'Wilayah' },
      { capability: 'kelolaPeserta', route: '/backend/data-peserta', icon: 'people', title: 'Data Peserta' },
    ],
  },
  {
    subheader: 'Data acuan',
    entries: [
      {
        capability: 'kelolaMaster',
        route: '/backend/master-pekerjaan',
        icon: 'work',
        title: 'Pekerjaan',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-golongan',
        icon: 'rank',
        title: 'Golongan',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-pendidikan',
        icon: 'education',
        title: 'Pendidikan',
      },
      {
        capability: 'kelolaMaster',
        route: '/backend/master-opd',
        icon: 'agency',
        title: 'Perangkat Daerah (OPD)',
      },
    ],
  },
  {
    subheader: 'Ujian',
    entries: [
      { capability: 'kelolaSoal', route: '/backend/ujian-master-soal', icon: 'quiz', title: 'Bank Soal' },
      {
        capability: 'kelolaJadwal',
        route: '/backend/jadwal-ujian-sesi',
        icon: 'schedule',
        title: 'Sesi Ujian',
      },
      { capability: 'kelolaJadwal', route: '/backend/jadwal-ujian', icon: 'event', title: 'Jadwal Ujian' },
      {
        capability: 'kelolaJadwal',
        route: '/backend/jadwal-ujian-peserta',
        icon: 'groups',
        title: 'Jadwal Peserta',
      },
      {
        capability: 'awasiUjian',
        route: '/backend/jadwal-ujian-absen',
        icon: 'monitor',
        title: 'Pengawasan Ujian',
      },
    ],
  },
  {
    subheader: 'Sistem',
    entries: [
      { capability: 'kelolaSistem', route: '/backend/user', icon: 'accounts', title: 'Akun Aplikasi' },
      {
        capability: 'kelolaSistem',
        route: '/backend/permintaan-sandi',
        icon: 'key',
        title: 'Permintaan Kata Sandi',
      },
      {
        capability: 'kelolaSistem',
        route: '/backend/master-profil-sekolah',
        icon: 'domain',
        title: 'Profil Sekolah',
      },
      { capability: 'kelolaSistem', route: '/backend/pengaturan', icon: 'tune', title: 'Pengaturan' },
        route: '/backend/audit',
        icon: 'history',
        title: 'Riwayat Perubahan',
      {
        capability: 'kelolaSistem',
        route: '/backend/penolakan',
        icon: 'shield',
        title: 'Permintaan Ditolak',
      },
    ],
  },
];

/** Menu of a staff role, from the same permission table that the calls obey. A participant has none. */
export function menusOf(role: Role): MenuItem[] {
  if (role === 'peserta') return [];
  return menu.flatMap(({ subheader, entries }) => {
    const items = entries
      .filter((entry) => hasCapability(role, entry.capability))
      .map(({ route, icon, title }): MenuItem => ({ type: 'item', route, icon, title }));
    return items.length === 0 ? [] : [{ type: 'subheader', route: '', icon: '', title: subheader }, ...items];
  });
}
