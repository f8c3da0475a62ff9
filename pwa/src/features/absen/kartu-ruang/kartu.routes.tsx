import type { FeatureRoutes } from '../../../shell/feature-routes.ts';
import { lazyScreen } from '../../../shell/lazy-screen.ts';

const MasukKartuScreen = lazyScreen(() => import('./masuk-kartu.screen.tsx'), 'MasukKartuScreen');

export const kartuRoutes: FeatureRoutes = { publik: [{ path: '/ruang', element: <MasukKartuScreen /> }] };
