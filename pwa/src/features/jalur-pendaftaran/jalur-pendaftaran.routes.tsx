import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./jalur-pendaftaran.screen.tsx'), 'JalurPendaftaranScreen');

export const jalurPendaftaranRoutes: RouteObject[] = [
  { path: 'master-jalur-pendaftaran', element: <Screen /> },
];
