import type { MenuItem } from '@spmb/shared/akun/menu.ts';
import { hasCapability, type Capability } from '@spmb/shared/kernel/capability.ts';
import type { MenuEntry, MenuIconName } from '@spmb/shared/kernel/menu.ts';
import type { AnyResource } from '@spmb/shared/kernel/resource.ts';
import type { Saklar } from '@spmb/shared/kernel/saklar.ts';
import type { Holder } from '@spmb/shared/kernel/role.ts';
import { menuResources, resources } from '@spmb/shared/resources.ts';
import { isPresent, type BehindSaklar } from '../../settings/behind-saklar.ts';

type Entry = Omit<MenuItem, 'type'> & BehindSaklar & { capability: Capability };

const entry = (capability: Capability, screen: string, icon: MenuIconName, title: string): Entry => ({
  capability,
  route: `/backend/${screen}`,
  icon,
  title,
});

/** The entry of a list that staff keep. */
const of = ({ menu, capabilities }: AnyResource): Entry[] =>
  menu
    ? [
        {
          ...entry(capabilities.list, menu.screen, menu.icon, menu.title),
          ...(menu.behind && { behind: menu.behind }),
        },
      ]
    : [];
/** The lists that stand by themselves under a heading. */
const group = (subheader: NonNullable<MenuEntry['group']>) => ({
  subheader,
  entries: resources.filter(({ menu }) => menu?.group === subheader).flatMap(of),
});

/** The back office's menu in its order; what an account may not use is not in its menu. */
const menu: { subheader: string; entries: Entry[] }[] = [
  { subheader: 'Beranda', entries: [entry('masuk', 'dashboard', 'dashboard', 'Beranda')] },
  {
    subheader: 'Peserta dan ujian',
    entries: [
      entry('kelolaPeserta', 'data-peserta', 'people', 'Data Peserta'),
      entry('verifikasiBerkas', 'verifikasi-index', 'verify', 'Verifikasi Berkas'),
      entry('verifikasiBerkas', 'verified-index', 'verified', 'Berkas Terverifikasi'),
      entry('verifikasiBerkas', 'pesan-masuk', 'inbox', 'Pesan Masuk'),
      entry('kelolaSeleksi', 'sanggahan', 'law', 'Sanggahan'),
      ...of(menuResources.formasi),
      {
        ...entry('kelolaFormasi', 'permohonan-index', 'application', 'Permohonan Formasi'),
        behind: 'permohonan',
      },
      ...of(menuResources.masterSoal),
      ...of(menuResources.sesi),
      ...of(menuResources.jadwalUjian),
      entry('kelolaJadwal', 'jadwal-ujian-peserta', 'groups', 'Jadwal Peserta'),
      entry('awasiUjian', 'jadwal-ujian-absen', 'monitor', 'Pengawasan Ujian'),
      entry('kelolaNilai', 'hasil-ujian', 'results', 'Hasil Ujian'),
      entry('kelolaNilai', 'olahnilai-jurusan', 'rank', 'Olah Nilai'),
      entry('kelolaSeleksi', 'olahnilai-simulasi', 'compare', 'Simulasi Seleksi'),
      entry('kelolaSeleksi', 'olahnilai-publikasi', 'publish', 'Publikasi'),
      entry('verifikasiBerkas', 'daftar-ulang-jurusan', 'enroll', 'Daftar Ulang'),
      entry('lihatLaporan', 'laporan-data-peserta', 'document', 'Laporan'),
      entry('awasiUjian', 'gladi-bersih', 'rehearsal', 'Gladi Bersih'),
      entry('awasiUjian', 'kertas-ujian', 'print', 'Kertas Ujian'),
    ],
  },
  group('Master data'),
  group('Referensi'),
  {
    subheader: 'Utilitas',
    entries: [
      ...of(menuResources.slider),
      ...of(menuResources.pengumuman),
      entry('kelolaUtilitas', 'utility-wa', 'message', 'WhatsApp Blast'),
      entry('kelolaUtilitas', 'utility-run-workers', 'worker', 'Pekerjaan Latar'),
    ],
  },
  {
    subheader: 'Sistem',
    entries: [
      ...of(menuResources.profilSekolah),
      entry('kelolaSistem', 'pengaturan', 'tune', 'Pengaturan'),
      entry('kelolaSistem', 'privasi', 'shield', 'Privasi'),
      entry('kelolaSistem', 'pencadangan', 'backup', 'Pencadangan'),
      entry('urungkanHapus', 'penghapusan', 'undo', 'Penghapusan'),
      ...of(menuResources.akun),
      entry('kelolaSistem', 'permintaan-sandi', 'key', 'Permintaan Kata Sandi'),
      entry('kelolaSistem', 'audit', 'history', 'Riwayat Perubahan'),
      entry('kelolaSistem', 'penolakan', 'shield', 'Permintaan Ditolak'),
    ],
  },
];

/**
 * Menu of a staff role, from the same permission table that the calls obey; with what the school has turned `on`. A
 * participant has none.
 */
export function menusOf(role: Holder, on: readonly Saklar[]): MenuItem[] {
  if (role === 'peserta') return [];
  return menu.flatMap(({ subheader, entries }) => {
    const items = entries
      .filter(isPresent(on))
      .filter((entry) => hasCapability(role, entry.capability))
      .map(({ route, icon, title }): MenuItem => ({ type: 'item', route, icon, title }));
    return items.length === 0 ? [] : [{ type: 'subheader', route: '', icon: '', title: subheader }, ...items];
  });
}
