import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./program-keahlian.screen.tsx'), 'ProgramKeahlianScreen');

export const programKeahlianRoutes: RouteObject[] = [
  { path: 'master-program-keahlian', element: <Screen /> },
];
