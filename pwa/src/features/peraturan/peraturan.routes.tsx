import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';

const Screen = lazyScreen(() => import('./peraturan.screen.tsx'), 'PeraturanScreen');

export const peraturanRoutes: RouteObject[] = [{ path: 'master-persyaratan', element: <Screen /> }];
