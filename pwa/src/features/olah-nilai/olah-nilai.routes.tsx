import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const ProgramNilaiScreen = lazyScreen(
  () => import('./program/program-nilai.screen.tsx'),
  'ProgramNilaiScreen',
);
const SkorScreen = lazyScreen(() => import('./skor/skor.screen.tsx'), 'SkorScreen');
const WawancaraScreen = lazyScreen(() => import('./wawancara/wawancara.screen.tsx'), 'WawancaraScreen');
const SimulasiScreen = lazyScreen(() => import('./simulasi/simulasi.screen.tsx'), 'SimulasiScreen');
const PublikasiScreen = lazyScreen(() => import('./publikasi/publikasi.screen.tsx'), 'PublikasiScreen');

export const olahNilaiRoutes: RouteObject[] = [
  { path: 'olahnilai-jurusan', element: <ProgramNilaiScreen /> },
  { path: 'olahnilai-index/:jurusan_id', element: <SkorScreen /> },
  { path: 'olahnilai-wawancara/:jurusan_id', element: <WawancaraScreen /> },
  { path: 'olahnilai-simulasi', element: <SimulasiScreen /> },
  { path: 'olahnilai-publikasi', element: <PublikasiScreen /> },
];
