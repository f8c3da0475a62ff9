import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const PesertaScreen = lazyScreen(() => import('./peserta.screen.tsx'), 'PesertaScreen');

export const pesertaRoutes: RouteObject[] = [{ path: 'data-peserta', element: <PesertaScreen /> }];
