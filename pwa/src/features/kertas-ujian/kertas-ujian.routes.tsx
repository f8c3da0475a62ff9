import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const KertasUjianScreen = lazyScreen(() => import('./kertas-ujian.screen.tsx'), 'KertasUjianScreen');

const BeritaAcaraScreen = lazyScreen(() => import('./berita-acara.screen.tsx'), 'BeritaAcaraScreen');

export const kertasUjianRoutes: RouteObject[] = [
  { path: 'kertas-ujian', element: <KertasUjianScreen /> },
  { path: 'kertas-ujian/:tanggal/:sesi', element: <BeritaAcaraScreen /> },
];
