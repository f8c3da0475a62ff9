import { Navigate, useRoutes } from 'react-router-dom';
import { features as all } from './features.ts';
import { useAppInfo } from '../shell/services.tsx';
import { RequireSignIn } from '../shell/area/guard.tsx';
import { lazyScreen } from '../shell/lazy-screen.ts';
import { OtherDocument } from './frame/other-document.tsx';
import { ParticipantShell } from './participant/participant-shell.tsx';
import { PublicShell } from './public/public-shell.tsx';
import { ReLoginOver } from './session/re-login-over.tsx';

const NotFound = lazyScreen(() => import('./frame/not-found.tsx'), 'NotFound');

/** What this school has. Until its server has told this device, its calls say what is off. */
function useFeatures() {
  const { apps_permohonan = true } = useAppInfo();
  return all.filter(({ behind }) => behind === undefined || apps_permohonan);
}

/** Every address of the participants' document and its screen. */
export function Screens() {
  const features = useFeatures();
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
