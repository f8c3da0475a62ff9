import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';

const PencadanganScreen = lazyScreen(() => import('./pencadangan.screen.tsx'), 'PencadanganScreen');

export const pencadanganRoutes: RouteObject[] = [{ path: 'pencadangan', element: <PencadanganScreen /> }];
