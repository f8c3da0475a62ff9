import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const ChngpwdScreen = lazyScreen(() => import('./own-account/chngpwd.screen.tsx'), 'ChngpwdScreen');
const ProfilScreen = lazyScreen(() => import('./own-account/profil.screen.tsx'), 'ProfilScreen');
const PermintaanSandiScreen = lazyScreen(
  () => import('./accounts/permintaan-sandi.screen.tsx'),
  'PermintaanSandiScreen',
);

/** The own account in the back office, and forgotten passwords. */
export const staffAkunRoutes: RouteObject[] = [
  { path: 'chngpwd', element: <ChngpwdScreen /> },
  { path: 'profil-akun', element: <ProfilScreen /> },
  { path: 'permintaan-sandi', element: <PermintaanSandiScreen /> },
];
