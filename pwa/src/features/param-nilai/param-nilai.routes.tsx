import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./param-nilai.screen.tsx'), 'ParamNilaiScreen');

export const paramNilaiRoutes: RouteObject[] = [{ path: 'master-param-nilai', element: <Screen /> }];
