import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const GladiBersihScreen = lazyScreen(() => import('./gladi-bersih.screen.tsx'), 'GladiBersihScreen');

export const gladiBersihRoutes: RouteObject[] = [{ path: 'gladi-bersih', element: <GladiBersihScreen /> }];
