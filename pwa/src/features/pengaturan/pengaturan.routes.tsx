import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./pengaturan.screen.tsx'), 'PengaturanScreen');

export const pengaturanRoutes: RouteObject[] = [{ path: 'pengaturan', element: <Screen /> }];
