import { Navigate, type RouteObject } from 'react-router-dom';
import { acuanRoutes } from '../../features/acuan/acuan.routes.tsx';
import { alasanVerifikasiRoutes } from '../../features/alasan-verifikasi/alasan-verifikasi.routes.tsx';
import { dokumenPersyaratanRoutes } from '../../features/dokumen-persyaratan/dokumen-persyaratan.routes.tsx';
import { jadwalPendaftaranRoutes } from '../../features/jadwal-pendaftaran/jadwal-pendaftaran.routes.tsx';
import { staffAkunRoutes } from '../../features/akun/staff-akun.routes.tsx';
import { hasilUjianRoutes } from '../../features/hasil-ujian/hasil-ujian.routes.tsx';
import { jadwalUjianRoutes } from '../../features/jadwal-ujian/jadwal-ujian.routes.tsx';
import { kertasUjianRoutes } from '../../features/kertas-ujian/kertas-ujian.routes.tsx';
import { jalurPendaftaranRoutes } from '../../features/jalur-pendaftaran/jalur-pendaftaran.routes.tsx';
import { paramNilaiRoutes } from '../../features/param-nilai/param-nilai.routes.tsx';
import { paramPrestasiRoutes } from '../../features/param-prestasi/param-prestasi.routes.tsx';
import { peraturanRoutes } from '../../features/peraturan/peraturan.routes.tsx';
import { pencadanganRoutes } from '../../features/pencadangan/pencadangan.routes.tsx';
import { programKeahlianRoutes } from '../../features/program-keahlian/program-keahlian.routes.tsx';
import { ruangRoutes } from '../../features/ruang/ruang.routes.tsx';
import { refSekolahRoutes } from '../../features/ref-sekolah/ref-sekolah.routes.tsx';
import { sekolahRoutes } from '../../features/sekolah/sekolah.routes.tsx';
import { soalRoutes } from '../../features/soal/soal.routes.tsx';
import { wilayahRoutes } from '../../features/wilayah/wilayah.routes.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { StaffShell } from './staff-shell.tsx';

const AbsenPage = lazyScreen(() => import('./pages/absen-page.tsx'), 'AbsenPage');
const AkunPage = lazyScreen(() => import('./pages/akun-page.tsx'), 'AkunPage');
const AuditScreen = lazyScreen(() => import('../../features/audit/audit.screen.tsx'), 'AuditScreen');
const GladiBersihScreen = lazyScreen(
  () => import('../../features/gladi-bersih/gladi-bersih.screen.tsx'),
  'GladiBersihScreen',
);
const HapusanScreen = lazyScreen(() => import('../../features/hapusan/hapusan.screen.tsx'), 'HapusanScreen');
const PengaturanScreen = lazyScreen(
  () => import('../../features/pengaturan/pengaturan.screen.tsx'),
  'PengaturanScreen',
);
const PesertaScreen = lazyScreen(() => import('../../features/peserta/peserta.screen.tsx'), 'PesertaScreen');
const SoalPreviewPage = lazyScreen(() => import('./pages/soal-preview-page.tsx'), 'SoalPreviewPage');
const StaffDashboard = lazyScreen(() => import('./pages/staff-dashboard.tsx'), 'StaffDashboard');

/** Screens under `/backend`, inside the back office's frame, which says what is missing or not allowed. */
export const staffRoutes: RouteObject[] = [
  {
    element: <StaffShell />,
    children: [
      { index: true, element: <Navigate to="/backend/dashboard" replace /> },
      { path: 'dashboard', element: <StaffDashboard /> },
      { path: 'user', element: <AkunPage /> },
      ...staffAkunRoutes,
      ...programKeahlianRoutes,
      ...jalurPendaftaranRoutes,
      ...paramNilaiRoutes,
      ...paramPrestasiRoutes,
      ...dokumenPersyaratanRoutes,
      ...peraturanRoutes,
      ...jadwalPendaftaranRoutes,
      ...ruangRoutes,
      ...alasanVerifikasiRoutes,
      ...acuanRoutes,
      ...refSekolahRoutes,
      ...wilayahRoutes,
      { path: 'data-peserta', element: <PesertaScreen /> },
      ...soalRoutes,
      { path: 'ujian-master-soal-detail-preview/:id', element: <SoalPreviewPage /> },
      ...jadwalUjianRoutes,
      { path: 'jadwal-ujian-absen', element: <AbsenPage /> },
      ...hasilUjianRoutes,
      ...kertasUjianRoutes,
      { path: 'gladi-bersih', element: <GladiBersihScreen /> },
      ...sekolahRoutes,
      { path: 'pengaturan', element: <PengaturanScreen /> },
      ...pencadanganRoutes,
      { path: 'penghapusan', element: <HapusanScreen /> },
      { path: 'audit', element: <AuditScreen /> },
      { path: '*', element: null },
    ],
  },
];
