import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const JadwalPesertaScreen = lazyScreen(() => import('./jadwal-peserta.screen.tsx'), 'JadwalPesertaScreen');

export const jadwalUjianRoutes: RouteObject[] = [
  { path: 'jadwal-ujian-peserta', element: <JadwalPesertaScreen /> },
];
