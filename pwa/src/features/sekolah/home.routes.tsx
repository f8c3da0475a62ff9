import type { FeatureRoutes } from '../../app/feature-routes.ts';
import { lazyScreen } from '../../app/lazy-screen.ts';

const HomeScreen = lazyScreen(() => import('./home.screen.tsx'), 'HomeScreen');

export const homeRoutes: FeatureRoutes = { publik: [{ path: '/home', element: <HomeScreen /> }] };
