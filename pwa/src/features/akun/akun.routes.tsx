import { pathTautan } from '@spmb/shared/akun/path-tautan.ts';
import type { FeatureRoutes } from '../../shell/feature-routes.ts';
import { GuestOnly } from '../../shell/area/guard.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { LoginScreen } from './login/login.screen.tsx';

const SetupScreen = lazyScreen(() => import('./setup/setup.screen.tsx'), 'SetupScreen');

const RestoreScreen = lazyScreen(() => import('./setup/restore.screen.tsx'), 'RestoreScreen');

const LupaSandiScreen = lazyScreen(() => import('./login/lupa-sandi.screen.tsx'), 'LupaSandiScreen');

const AkunBaruScreen = lazyScreen(() => import('./tautan/akun-baru.screen.tsx'), 'AkunBaruScreen');

const AkunPesertaScreen = lazyScreen(
  () => import('./own-account/akun-peserta.screen.tsx'),
  'AkunPesertaScreen',
);

export const akunRoutes: FeatureRoutes = {
  publik: [
    {
      path: '/login',
      element: (
        <GuestOnly>
          <LoginScreen />
        </GuestOnly>
      ),
    },
    { path: '/lupa-kata-sandi', element: <LupaSandiScreen /> },
    { path: pathTautan, element: <AkunBaruScreen /> },
    { path: '/setup', element: <SetupScreen /> },
    { path: '/setup/pulihkan', element: <RestoreScreen /> },
  ],
  peserta: ['chngpwd', 'profil-akun'].map((path) => ({ path, element: <AkunPesertaScreen /> })),
};
