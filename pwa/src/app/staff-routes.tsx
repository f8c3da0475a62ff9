import { Navigate, type RouteObject } from 'react-router-dom';
import { absenRoutes } from '../features/absen/absen.routes.tsx';
import { jadwalUjianRoutes } from '../features/jadwal-ujian/jadwal-ujian.routes.tsx';
import { paramNilaiRoutes } from '../features/param-nilai/param-nilai.routes.tsx';
import { pesertaRoutes } from '../features/peserta/peserta.routes.tsx';
import { programKeahlianRoutes } from '../features/program-keahlian/program-keahlian.routes.tsx';
import { sekolahRoutes } from '../features/sekolah/sekolah.routes.tsx';
import { soalRoutes } from '../features/soal/soal.routes.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { StaffShell } from './staff-shell.tsx';

const StaffDashboard = lazyScreen(() => import('./staff-dashboard.tsx'), 'StaffDashboard');

/** Screens under `/backend`, inside the back office's frame, which says what is missing or not allowed. */
export const staffRoutes: RouteObject[] = [
  {
    element: <StaffShell />,
    children: [
      { index: true, element: <Navigate to="/backend/dashboard" replace /> },
      { path: 'dashboard', element: <StaffDashboard /> },
      ...programKeahlianRoutes,
      ...paramNilaiRoutes,
      ...pesertaRoutes,
      ...soalRoutes,
      ...jadwalUjianRoutes,
      ...absenRoutes,
      ...sekolahRoutes,
      { path: '*', element: null },
    ],
  },
];
