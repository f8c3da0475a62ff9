import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./ruang.screen.tsx'), 'RuangScreen');

export const ruangRoutes: RouteObject[] = [{ path: 'master-ruang', element: <Screen /> }];
