import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const HapusanScreen = lazyScreen(() => import('./hapusan.screen.tsx'), 'HapusanScreen');

export const hapusanRoutes: RouteObject[] = [{ path: 'penghapusan', element: <HapusanScreen /> }];
