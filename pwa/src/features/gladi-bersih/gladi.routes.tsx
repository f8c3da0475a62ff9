import type { FeatureRoutes } from '../../app/feature-routes.ts';
import { lazyScreen } from '../../app/lazy-screen.ts';

const GladiScreen = lazyScreen(() => import('./gladi.screen.tsx'), 'GladiScreen');

export const gladiRoutes: FeatureRoutes = { publik: [{ path: '/gladi', element: <GladiScreen /> }] };
