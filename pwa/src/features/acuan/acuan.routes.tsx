import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const PekerjaanScreen = lazyScreen(() => import('./pekerjaan.screen.tsx'), 'PekerjaanScreen');
const GolonganScreen = lazyScreen(() => import('./golongan.screen.tsx'), 'GolonganScreen');
const PendidikanScreen = lazyScreen(() => import('./pendidikan.screen.tsx'), 'PendidikanScreen');
const JurusanScreen = lazyScreen(() => import('./jurusan.screen.tsx'), 'JurusanScreen');
const OpdScreen = lazyScreen(() => import('./opd.screen.tsx'), 'OpdScreen');

export const acuanRoutes: RouteObject[] = [
  { path: 'master-pekerjaan', element: <PekerjaanScreen /> },
  { path: 'master-golongan', element: <GolonganScreen /> },
  { path: 'master-pendidikan', element: <PendidikanScreen /> },
  { path: 'master-jurusan/:pendidikan_id', element: <JurusanScreen /> },
  { path: 'master-opd', element: <OpdScreen /> },
];
