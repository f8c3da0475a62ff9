import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./dokumen-persyaratan.screen.tsx'), 'DokumenPersyaratanScreen');

export const dokumenPersyaratanRoutes: RouteObject[] = [{ path: 'master-dokumen', element: <Screen /> }];
