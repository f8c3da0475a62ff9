import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./peraturan.screen.tsx'), 'PeraturanScreen');

export const peraturanRoutes: RouteObject[] = [{ path: 'master-persyaratan', element: <Screen /> }];
