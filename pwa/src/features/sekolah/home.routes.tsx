import type { FeatureRoutes } from '../../shell/feature-routes.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const HomeScreen = lazyScreen(() => import('./home.screen.tsx'), 'HomeScreen');

export const homeRoutes: FeatureRoutes = { publik: [{ path: '/home', element: <HomeScreen /> }] };
