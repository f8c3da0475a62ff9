import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const HasilUjianScreen = lazyScreen(() => import('./hasil-ujian.screen.tsx'), 'HasilUjianScreen');
const HasilJadwalScreen = lazyScreen(() => import('./hasil-jadwal.screen.tsx'), 'HasilJadwalScreen');

export const hasilUjianRoutes: RouteObject[] = [
  { path: 'hasil-ujian', element: <HasilUjianScreen /> },
  { path: 'hasil-ujian/:jadwal_ujian_id', element: <HasilJadwalScreen /> },
];
