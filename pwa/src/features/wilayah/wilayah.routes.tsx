import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const KabupatenScreen = lazyScreen(() => import('./wilayah.screen.tsx'), 'KabupatenScreen');
const KecamatanScreen = lazyScreen(() => import('./wilayah.screen.tsx'), 'KecamatanScreen');
const DesaScreen = lazyScreen(() => import('./wilayah.screen.tsx'), 'DesaScreen');

export const wilayahRoutes: RouteObject[] = [
  { path: 'master-kabupaten/:province_id', element: <KabupatenScreen /> },
  { path: 'master-kecamatan/:province_id/:regency_id', element: <KecamatanScreen /> },
  { path: 'master-desa/:regency_id/:district_id', element: <DesaScreen /> },
];
