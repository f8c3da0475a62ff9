import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const SesiScreen = lazyScreen(() => import('./sesi.screen.tsx'), 'SesiScreen');
const JadwalUjianScreen = lazyScreen(() => import('./jadwal-ujian.screen.tsx'), 'JadwalUjianScreen');
const JadwalPesertaScreen = lazyScreen(() => import('./jadwal-peserta.screen.tsx'), 'JadwalPesertaScreen');

export const jadwalUjianRoutes: RouteObject[] = [
  { path: 'jadwal-ujian-sesi', element: <SesiScreen /> },
  { path: 'jadwal-ujian', element: <JadwalUjianScreen /> },
  { path: 'jadwal-ujian-peserta', element: <JadwalPesertaScreen /> },
];
