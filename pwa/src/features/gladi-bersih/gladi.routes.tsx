import type { FeatureRoutes } from '../../shell/feature-routes.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const GladiScreen = lazyScreen(() => import('./gladi.screen.tsx'), 'GladiScreen');

export const gladiRoutes: FeatureRoutes = { publik: [{ path: '/gladi', element: <GladiScreen /> }] };
