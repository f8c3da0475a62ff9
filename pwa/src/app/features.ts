import { akunRoutes } from '../features/akun/akun.routes.tsx';
import { ujianRoutes } from '../features/ujian/ujian.routes.tsx';
import type { FeatureRoutes } from '../shell/feature-routes.ts';
import { untilLoaded } from '../ports/until-loaded.ts';
import { lazyScreen } from '../shell/lazy-screen.ts';

const GladiScreen = lazyScreen(() => import('../features/gladi-bersih/gladi.screen.tsx'), 'GladiScreen');
const MasukKartuScreen = lazyScreen(
  () => import('../features/absen/kartu-ruang/masuk-kartu.screen.tsx'),
  'MasukKartuScreen',
);
const PendaftaranScreen = lazyScreen(
  () => import('../features/pendaftaran/pendaftaran.screen.tsx'),
  'PendaftaranScreen',
);
const PanelPeserta = lazyScreen(
  () => untilLoaded(() => import('./participant/panel-peserta.tsx')),
  'PanelPeserta',
);
const FotoPendaftar = lazyScreen(
  () => untilLoaded(() => import('../features/pendaftaran/dasbor/foto-pendaftar.tsx')),
  'FotoPendaftar',
);
const DokumenScreen = lazyScreen(
  () => import('../features/pendaftaran/dasbor/dokumen.screen.tsx'),
  'DokumenScreen',
);
const HasilScreen = lazyScreen(() => import('../features/pendaftaran/hasil/hasil.screen.tsx'), 'HasilScreen');

const DataSayaScreen = lazyScreen(() => import('../features/privasi/data-saya.screen.tsx'), 'DataSayaScreen');
const DaftarUlangScreen = lazyScreen(
  () => import('../features/daftar-ulang/pendaftar/daftar-ulang.screen.tsx'),
  'DaftarUlangScreen',
);
const BiodataScreen = lazyScreen(() => import('../features/biodata/biodata.screen.tsx'), 'BiodataScreen');
const PermohonanScreen = lazyScreen(
  () => import('../features/permohonan/pelamar/permohonan.screen.tsx'),
  'PermohonanScreen',
);
const BuatPermohonanScreen = lazyScreen(
  () => import('../features/permohonan/pelamar/buat-permohonan.screen.tsx'),
  'BuatPermohonanScreen',
);

/** Table of contents of the exam path. The back office has its own list, loaded with it. */
export const features: readonly FeatureRoutes[] = [
  akunRoutes,
  {
    publik: [
      { path: '/gladi', Component: GladiScreen },
      { path: '/ruang', Component: MasukKartuScreen },
    ],
  },
  ujianRoutes({ Pendaftaran: PanelPeserta, Foto: FotoPendaftar }),
  {
    peserta: [
      { path: 'pendaftaran/*', Component: PendaftaranScreen },
      { path: 'dokumen', Component: DokumenScreen },
      { path: 'konfirmasi-daftar-ulang', Component: DaftarUlangScreen },
      { path: 'hasil', Component: HasilScreen },
      { path: 'data-saya', Component: DataSayaScreen },
    ],
  },
  {
    behind: 'permohonan',
    peserta: [
      { path: 'biodata', Component: BiodataScreen },
      { path: 'permohonan', Component: PermohonanScreen },
      { path: 'buat-permohonan', Component: BuatPermohonanScreen },
    ],
  },
];
