import { useEffect } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import { features } from './features.ts';
import { RequireSignIn } from '../shell/area/guard.tsx';
import { lazyScreen } from '../shell/lazy-screen.ts';
import { OtherDocument } from './frame/other-document.tsx';
import { ParticipantShell } from './participant/participant-shell.tsx';
import { PublicShell } from './public/public-shell.tsx';
import { ReLoginOver } from './session/re-login-over.tsx';
import { useAppInfo } from '../shell/services.tsx';

const NotFound = lazyScreen(() => import('./frame/not-found.tsx'), 'NotFound');

/** The public site is another document. */
function ToHome() {
  useEffect(() => {
    location.replace('/home');
  }, []);
  return null;
}

/** Every address of the participants' document and its screen. */
export function Screens() {
  const isHomeFirst = useAppInfo().halaman_awal === 'home';
  return useRoutes([
    { path: '/', element: isHomeFirst ? <ToHome /> : <Navigate to="/login" replace /> },
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
    {
      path: '/peserta',
      element: <ReLoginOver />,
      children: features.flatMap(({ ujian }) => ujian ?? []),
    },
    { path: '/backend/*', element: <OtherDocument /> },
    { path: '/ruang/layar', element: <OtherDocument /> },
    { path: '*', element: <NotFound /> },
  ]);
}
