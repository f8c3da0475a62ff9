import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const PencadanganScreen = lazyScreen(() => import('./pencadangan.screen.tsx'), 'PencadanganScreen');

const KodePemulihanScreen = lazyScreen(() => import('./kode-pemulihan.screen.tsx'), 'KodePemulihanScreen');

export const pencadanganRoutes: RouteObject[] = [
  { path: 'pencadangan', element: <PencadanganScreen /> },
  // A sheet of that list: whoever may open the one may open the other.
  { path: 'pencadangan/:lembar', element: <KodePemulihanScreen /> },
];
