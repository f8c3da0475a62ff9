import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./ref-sekolah.screen.tsx'), 'RefSekolahScreen');

export const refSekolahRoutes: RouteObject[] = [{ path: 'master-refsekolah', element: <Screen /> }];
