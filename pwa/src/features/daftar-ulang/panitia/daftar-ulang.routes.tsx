import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../../shell/lazy-screen.ts';

const ProgramDaftarUlangScreen = lazyScreen(
  () => import('./program-daftar-ulang.screen.tsx'),
  'ProgramDaftarUlangScreen',
);
const PeriksaScreen = lazyScreen(() => import('./periksa.screen.tsx'), 'PeriksaScreen');

export const daftarUlangRoutes: RouteObject[] = [
  { path: 'daftar-ulang-jurusan', element: <ProgramDaftarUlangScreen /> },
  { path: 'daftar-ulang-verifikasi/:jurusan_id', element: <PeriksaScreen /> },
];
