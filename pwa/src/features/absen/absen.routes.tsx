import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../app/lazy-screen.ts';

const AbsenScreen = lazyScreen(() => import('./absen.screen.tsx'), 'AbsenScreen');

export const absenRoutes: RouteObject[] = [{ path: 'jadwal-ujian-absen', element: <AbsenScreen /> }];
