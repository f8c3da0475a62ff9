import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const JurusanScreen = lazyScreen(() => import('./jurusan.screen.tsx'), 'JurusanScreen');

export const acuanRoutes: RouteObject[] = [
  { path: 'master-jurusan/:pendidikan_id', element: <JurusanScreen /> },
];
