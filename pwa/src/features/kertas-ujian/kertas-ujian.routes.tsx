import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';

const KertasUjianScreen = lazyScreen(() => import('./kertas-ujian.screen.tsx'), 'KertasUjianScreen');

export const kertasUjianRoutes: RouteObject[] = [{ path: 'kertas-ujian', element: <KertasUjianScreen /> }];
