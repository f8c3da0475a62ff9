import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';

const PenolakanScreen = lazyScreen(() => import('./penolakan.screen.tsx'), 'PenolakanScreen');

export const sekolahRoutes: RouteObject[] = [{ path: 'penolakan', element: <PenolakanScreen /> }];
