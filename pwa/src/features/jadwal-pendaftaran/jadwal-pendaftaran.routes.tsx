import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const Screen = lazyScreen(() => import('./jadwal-pendaftaran.screen.tsx'), 'JadwalPendaftaranScreen');

export const jadwalPendaftaranRoutes: RouteObject[] = [{ path: 'master-jadwal', element: <Screen /> }];
