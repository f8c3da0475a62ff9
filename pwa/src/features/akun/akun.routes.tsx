import type { FeatureRoutes } from '../../app/feature-routes.ts';
import { GuestOnly } from '../../app/guard.tsx';
import { lazyScreen } from '../../app/lazy-screen.ts';
import { LoginScreen } from './login.screen.tsx';

const SetupScreen = lazyScreen(() => import('./setup.screen.tsx'), 'SetupScreen');

const RestoreScreen = lazyScreen(() => import('./restore.screen.tsx'), 'RestoreScreen');

const LupaSandiScreen = lazyScreen(() => import('./lupa-sandi.screen.tsx'), 'LupaSandiScreen');

const AkunPesertaScreen = lazyScreen(() => import('./akun-peserta.screen.tsx'), 'AkunPesertaScreen');

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
    { path: '/setup', element: <SetupScreen /> },
    { path: '/setup/pulihkan', element: <RestoreScreen /> },
  ],
  peserta: ['chngpwd', 'profil-akun'].map((path) => ({ path, element: <AkunPesertaScreen /> })),
};
