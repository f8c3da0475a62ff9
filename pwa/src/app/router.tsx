import { Suspense } from 'react';
import { BrowserRouter, Navigate, useRoutes } from 'react-router-dom';
import { Busy } from '../ui/busy.tsx';
import { Notices } from '../ui/notices.tsx';
import { CrashPage } from './crash-page.tsx';
import { features } from './features.ts';
import { RequireSignIn } from './guard.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { NotFound } from './not-found.tsx';
import { ParticipantShell } from './participant-shell.tsx';
import { PublicShell } from './public-shell.tsx';
import { SessionKeeper } from './session-keeper.tsx';

const StaffArea = lazyScreen(() => import('./staff-area.tsx'), 'StaffArea');

function Screens() {
  return useRoutes([
    { path: '/', element: <Navigate to="/login" replace /> },
    { element: <PublicShell />, children: features.flatMap(({ publik }) => publik ?? []) },
    {
      path: '/peserta',
      element: (
        <RequireSignIn area="peserta">
          <ParticipantShell />
        </RequireSignIn>
      ),
      children: features.flatMap(({ peserta }) => peserta ?? []),
    },
    { path: '/peserta', children: features.flatMap(({ ujian }) => ujian ?? []) },
    {
      path: '/backend/*',
      element: (
        <RequireSignIn area="backend">
          <StaffArea />
        </RequireSignIn>
      ),
    },
    { path: '*', element: <NotFound /> },
  ]);
}

/** All addresses of the application. */
export function Router() {
  return (
    <BrowserRouter>
      <Notices>
        <CrashPage>
          <Suspense fallback={<Busy words="Membuka halaman…" />}>
            <SessionKeeper />
            <Screens />
          </Suspense>
        </CrashPage>
      </Notices>
    </BrowserRouter>
  );
}
