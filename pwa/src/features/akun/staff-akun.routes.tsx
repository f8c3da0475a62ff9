import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';

const ChngpwdScreen = lazyScreen(() => import('./chngpwd.screen.tsx'), 'ChngpwdScreen');
const ProfilScreen = lazyScreen(() => import('./profil.screen.tsx'), 'ProfilScreen');
const PermintaanSandiScreen = lazyScreen(
  () => import('./permintaan-sandi.screen.tsx'),
  'PermintaanSandiScreen',
);

/** The own account in the back office, and forgotten passwords. */
export const staffAkunRoutes: RouteObject[] = [
  { path: 'chngpwd', element: <ChngpwdScreen /> },
  { path: 'profil-akun', element: <ProfilScreen /> },
  { path: 'permintaan-sandi', element: <PermintaanSandiScreen /> },
];
