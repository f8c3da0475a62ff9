import type { FeatureRoutes } from '../../app/feature-routes.ts';
import { lazyScreen } from '../../app/lazy-screen.ts';

const MasukKartuScreen = lazyScreen(() => import('./masuk-kartu.screen.tsx'), 'MasukKartuScreen');

export const kartuRoutes: FeatureRoutes = { publik: [{ path: '/ruang', element: <MasukKartuScreen /> }] };
