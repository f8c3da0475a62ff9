import { Navigate, type RouteObject } from 'react-router-dom';
import { auditRoutes } from '../features/audit/audit.routes.tsx';
import { gladiBersihRoutes } from '../features/gladi-bersih/gladi-bersih.routes.tsx';
import { staffAkunRoutes } from '../features/akun/staff-akun.routes.tsx';
import { hapusanRoutes } from '../features/hapusan/hapusan.routes.tsx';
import { hasilUjianRoutes } from '../features/hasil-ujian/hasil-ujian.routes.tsx';
import { jadwalUjianRoutes } from '../features/jadwal-ujian/jadwal-ujian.routes.tsx';
import { kertasUjianRoutes } from '../features/kertas-ujian/kertas-ujian.routes.tsx';
import { pesertaRoutes } from '../features/peserta/peserta.routes.tsx';
import { pencadanganRoutes } from '../features/pencadangan/pencadangan.routes.tsx';
import { pengaturanRoutes } from '../features/pengaturan/pengaturan.routes.tsx';
import { sekolahRoutes } from '../features/sekolah/sekolah.routes.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { listRoutes } from './staff-lists.tsx';
import { StaffShell } from './staff-shell.tsx';

const AbsenPage = lazyScreen(() => import('./staff/absen-page.tsx'), 'AbsenPage');
const StaffDashboard = lazyScreen(() => import('./staff-dashboard.tsx'), 'StaffDashboard');

/** Screens under `/backend`, inside the back office's frame, which says what is missing or not allowed. */
export const staffRoutes: RouteObject[] = [
  {
    element: <StaffShell />,
    children: [
      { index: true, element: <Navigate to="/backend/dashboard" replace /> },
      { path: 'dashboard', element: <StaffDashboard /> },
      ...listRoutes,
      ...staffAkunRoutes,
      ...pesertaRoutes,
      ...jadwalUjianRoutes,
      { path: 'jadwal-ujian-absen', element: <AbsenPage /> },
      ...hasilUjianRoutes,
      ...kertasUjianRoutes,
      ...gladiBersihRoutes,
      ...sekolahRoutes,
      ...pengaturanRoutes,
      ...pencadanganRoutes,
      ...hapusanRoutes,
      ...auditRoutes,
      { path: '*', element: null },
    ],
  },
];
