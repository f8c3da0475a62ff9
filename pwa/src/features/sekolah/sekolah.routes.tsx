import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const PenolakanScreen = lazyScreen(() => import('./penolakan.screen.tsx'), 'PenolakanScreen');

const ProfilSekolahScreen = lazyScreen(() => import('./profil-sekolah.screen.tsx'), 'ProfilSekolahScreen');

export const sekolahRoutes: RouteObject[] = [
  { path: 'master-profil-sekolah', element: <ProfilSekolahScreen /> },
  { path: 'penolakan', element: <PenolakanScreen /> },
];
