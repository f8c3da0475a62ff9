import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./param-prestasi.screen.tsx'), 'ParamPrestasiScreen');

export const paramPrestasiRoutes: RouteObject[] = [{ path: 'master-param-prestasi', element: <Screen /> }];
