import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./alasan-verifikasi.screen.tsx'), 'AlasanVerifikasiScreen');

export const alasanVerifikasiRoutes: RouteObject[] = [{ path: 'master-alasan', element: <Screen /> }];
