import type { MenuItem } from '@spmb/shared/akun/menu.ts';
import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import type { Holder } from '@spmb/shared/kernel/role.ts';

type Entry = Omit<MenuItem, 'type'> & { capability: Capability };

const entry = (capability: Capability, screen: string, icon: string, title: string): Entry => ({
  capability,
  route: `/backend/${screen}`,
  icon,
  title,
});

/** The back office's menu in its order; what an account may not use is not in its menu. */
const menu: { subheader: string; entries: Entry[] }[] = [
  { subheader: 'Beranda', entries: [entry('masuk', 'dashboard', 'dashboard', 'Beranda')] },
  {
    subheader: 'Peserta dan ujian',
    entries: [
      entry('kelolaPeserta', 'data-peserta', 'people', 'Data Peserta'),
      entry('kelolaSoal', 'ujian-master-soal', 'quiz', 'Bank Soal'),
      entry('kelolaJadwal', 'jadwal-ujian-sesi', 'schedule', 'Sesi Ujian'),
      entry('kelolaJadwal', 'jadwal-ujian', 'event', 'Jadwal Ujian'),
      entry('kelolaJadwal', 'jadwal-ujian-peserta', 'groups', 'Jadwal Peserta'),
      entry('awasiUjian', 'jadwal-ujian-absen', 'monitor', 'Pengawasan Ujian'),
      entry('kelolaNilai', 'hasil-ujian', 'results', 'Hasil Ujian'),
      entry('awasiUjian', 'gladi-bersih', 'rehearsal', 'Gladi Bersih'),
      entry('awasiUjian', 'kertas-ujian', 'print', 'Kertas Ujian'),
    ],
  },
  {
    subheader: 'Master data',
    entries: [
      entry('kelolaMaster', 'master-program-keahlian', 'school', 'Program Keahlian'),
      entry('kelolaMaster', 'master-ruang', 'room', 'Ruang'),
      entry('kelolaMaster', 'master-jadwal', 'calendar', 'Jadwal Pendaftaran'),
      entry('kelolaMaster', 'master-jalur-pendaftaran', 'track', 'Jalur Pendaftaran'),
      entry('kelolaMaster', 'master-dokumen', 'document', 'Dokumen Persyaratan'),
      entry('kelolaMaster', 'master-persyaratan', 'law', 'Peraturan'),
      entry('kelolaMaster', 'master-param-nilai', 'percent', 'Parameter Nilai'),
      entry('kelolaMaster', 'master-param-prestasi', 'trophy', 'Parameter Prestasi'),
      entry('kelolaMaster', 'master-alasan', 'reason', 'Alasan Verifikasi'),
    ],
  },
  {
    subheader: 'Referensi',
    entries: [
      entry('kelolaMaster', 'master-refsekolah', 'location_city', 'Referensi Sekolah'),
      entry('kelolaMaster', 'master-provinsi', 'map', 'Wilayah'),
      entry('kelolaMaster', 'master-pekerjaan', 'work', 'Pekerjaan'),
      entry('kelolaMaster', 'master-pendidikan', 'education', 'Pendidikan'),
      entry('kelolaMaster', 'master-golongan', 'rank', 'Golongan'),
      entry('kelolaMaster', 'master-opd', 'agency', 'Perangkat Daerah (OPD)'),
    ],
  },
  {
    subheader: 'Sistem',
    entries: [
      entry('kelolaSistem', 'master-profil-sekolah', 'domain', 'Profil Sekolah'),
      entry('kelolaSistem', 'pengaturan', 'tune', 'Pengaturan'),
      entry('kelolaSistem', 'pencadangan', 'backup', 'Pencadangan'),
      entry('urungkanHapus', 'penghapusan', 'undo', 'Penghapusan'),
      entry('kelolaSistem', 'user', 'accounts', 'Akun Aplikasi'),
      entry('kelolaSistem', 'permintaan-sandi', 'key', 'Permintaan Kata Sandi'),
      entry('kelolaSistem', 'audit', 'history', 'Riwayat Perubahan'),
      entry('kelolaSistem', 'penolakan', 'shield', 'Permintaan Ditolak'),
    ],
  },
];

/** Menu of a staff role, from the same permission table that the calls obey. A participant has none. */
export function menusOf(role: Holder): MenuItem[] {
  if (role === 'peserta') return [];
  return menu.flatMap(({ subheader, entries }) => {
    const items = entries
      .filter((entry) => hasCapability(role, entry.capability))
      .map(({ route, icon, title }): MenuItem => ({ type: 'item', route, icon, title }));
    return items.length === 0 ? [] : [{ type: 'subheader', route: '', icon: '', title: subheader }, ...items];
  });
}
