import { Outlet } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { useAppInfo } from '../../shell/services.tsx';

const NotFound = lazyScreen(() => import('../frame/not-found.tsx'), 'NotFound');

/** Screens of what the school may turn on: off, their addresses do not exist. */
export function BehindPermohonan() {
  return useAppInfo().apps_permohonan ? <Outlet /> : <NotFound />;
}
