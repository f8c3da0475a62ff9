import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const PenolakanScreen = lazyScreen(() => import('./penolakan.screen.tsx'), 'PenolakanScreen');

export const sekolahRoutes: RouteObject[] = [{ path: 'penolakan', element: <PenolakanScreen /> }];
