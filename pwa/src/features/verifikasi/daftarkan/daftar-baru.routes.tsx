import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../../shell/lazy-screen.ts';

const DaftarBaruScreen = lazyScreen(() => import('./daftar-baru.screen.tsx'), 'DaftarBaruScreen');

/** Stands behind the list in the routes: its address belongs to it. */
export const daftarBaruRoutes: RouteObject[] = [
  { path: 'verifikasi-daftar-baru/:nomor?', element: <DaftarBaruScreen /> },
];
