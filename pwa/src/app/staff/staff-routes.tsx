import { Navigate, type RouteObject } from 'react-router-dom';
import { staffAkunRoutes } from '../../features/akun/staff-akun.routes.tsx';
import { daftarUlangRoutes } from '../../features/daftar-ulang/panitia/daftar-ulang.routes.tsx';
import { hasilUjianRoutes } from '../../features/hasil-ujian/hasil-ujian.routes.tsx';
import { olahNilaiRoutes } from '../../features/olah-nilai/olah-nilai.routes.tsx';
import { kertasUjianRoutes } from '../../features/kertas-ujian/kertas-ujian.routes.tsx';
import { daftarBaruRoutes } from '../../features/verifikasi/daftarkan/daftar-baru.routes.tsx';
import { verifikasiFormRoutes } from '../../features/verifikasi/form/verifikasi-form.routes.tsx';
import { pencadanganRoutes } from '../../features/pencadangan/pencadangan.routes.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { listRoutes } from './staff-lists.tsx';
import { StaffShell } from './staff-shell.tsx';

const AbsenPage = lazyScreen(() => import('./pages/absen-page.tsx'), 'AbsenPage');
const AuditScreen = lazyScreen(() => import('../../features/audit/audit.screen.tsx'), 'AuditScreen');
const GladiBersihScreen = lazyScreen(
  () => import('../../features/gladi-bersih/gladi-bersih.screen.tsx'),
  'GladiBersihScreen',
);
const HapusanScreen = lazyScreen(() => import('../../features/hapusan/hapusan.screen.tsx'), 'HapusanScreen');
const JadwalPesertaScreen = lazyScreen(
  () => import('../../features/jadwal-ujian/jadwal-peserta.screen.tsx'),
  'JadwalPesertaScreen',
);
const PesanWaScreen = lazyScreen(
  () => import('../../features/pesan-keluar/pesan-wa.screen.tsx'),
  'PesanWaScreen',
);
const KerjaLatarScreen = lazyScreen(
  () => import('../../features/kerja-latar/kerja-latar.screen.tsx'),
  'KerjaLatarScreen',
);
const LaporanScreen = lazyScreen(() => import('../../features/laporan/laporan.screen.tsx'), 'LaporanScreen');
const PengaturanScreen = lazyScreen(
  () => import('../../features/pengaturan/pengaturan.screen.tsx'),
  'PengaturanScreen',
);
const PrivasiScreen = lazyScreen(() => import('../../features/privasi/privasi.screen.tsx'), 'PrivasiScreen');
const PenolakanScreen = lazyScreen(
  () => import('../../features/sekolah/penolakan.screen.tsx'),
  'PenolakanScreen',
);
const DaftarPermohonanScreen = lazyScreen(
  () => import('../../features/permohonan/daftar-permohonan.screen.tsx'),
  'DaftarPermohonanScreen',
);
const PesanMasukScreen = lazyScreen(
  () => import('../../features/pesan/pesan-masuk.screen.tsx'),
  'PesanMasukScreen',
);
const PesertaScreen = lazyScreen(() => import('../../features/peserta/peserta.screen.tsx'), 'PesertaScreen');
const SanggahanScreen = lazyScreen(
  () => import('../../features/sanggahan/sanggahan.screen.tsx'),
  'SanggahanScreen',
);
const VerifikasiScreen = lazyScreen(
  () => import('../../features/verifikasi/daftar/verifikasi.screen.tsx'),
  'VerifikasiScreen',
);
const VerifiedPage = lazyScreen(() => import('./pages/verified-page.tsx'), 'VerifiedPage');
const StaffDashboard = lazyScreen(() => import('./pages/staff-dashboard.tsx'), 'StaffDashboard');

/** Screens under `/backend`, inside the back office's frame, which says what is missing or not allowed. */
export const staffRoutes: RouteObject[] = [
  {
    element: <StaffShell />,
    children: [
      { index: true, element: <Navigate to="/backend/dashboard" replace /> },
      { path: 'dashboard', element: <StaffDashboard /> },
      ...listRoutes,
      ...staffAkunRoutes,
      { path: 'data-peserta', element: <PesertaScreen /> },
      { path: 'verifikasi-index', element: <VerifikasiScreen /> },
      ...verifikasiFormRoutes,
      ...daftarBaruRoutes,
      { path: 'verified-index', element: <VerifiedPage /> },
      { path: 'pesan-masuk', element: <PesanMasukScreen /> },
      { path: 'permohonan-index', element: <DaftarPermohonanScreen /> },
      { path: 'sanggahan', element: <SanggahanScreen /> },
      { path: 'jadwal-ujian-peserta', element: <JadwalPesertaScreen /> },
      { path: 'jadwal-ujian-absen', element: <AbsenPage /> },
      ...hasilUjianRoutes,
      ...olahNilaiRoutes,
      ...daftarUlangRoutes,
      ...kertasUjianRoutes,
      { path: 'laporan-data-peserta', element: <LaporanScreen /> },
      { path: 'gladi-bersih', element: <GladiBersihScreen /> },
      { path: 'penolakan', element: <PenolakanScreen /> },
      { path: 'privasi', element: <PrivasiScreen /> },
      { path: 'pengaturan', element: <PengaturanScreen /> },
      { path: 'utility-wa', element: <PesanWaScreen /> },
      { path: 'utility-run-workers', element: <KerjaLatarScreen /> },
      ...pencadanganRoutes,
      { path: 'penghapusan', element: <HapusanScreen /> },
      { path: 'audit', element: <AuditScreen /> },
      { path: '*', element: null },
    ],
  },
];
