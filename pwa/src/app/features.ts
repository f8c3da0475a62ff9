import { akunRoutes } from '../features/akun/akun.routes.tsx';
import { gladiRoutes } from '../features/gladi-bersih/gladi.routes.tsx';
import { homeRoutes } from '../features/sekolah/home.routes.tsx';
import { kartuRoutes } from '../features/absen/kartu-ruang/kartu.routes.tsx';
import { ujianRoutes } from '../features/ujian/ujian.routes.tsx';
import type { FeatureRoutes } from '../shell/feature-routes.ts';

/** Table of contents of the exam path. The back office has its own list, loaded with it. */
export const features: readonly FeatureRoutes[] = [
  akunRoutes,
  homeRoutes,
  gladiRoutes,
  kartuRoutes,
  ujianRoutes,
];
