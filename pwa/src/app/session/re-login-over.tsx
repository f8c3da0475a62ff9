import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { useEndedSignIn } from '../../shell/services.tsx';
import { untilLoaded } from '../../ports/until-loaded.ts';

const ReLogin = lazyScreen(
  () => untilLoaded(() => import('../../features/akun/login/re-login.tsx')),
  'ReLogin',
);

/** The sheets, and over them the login when it has run out: a sheet is never guarded by it. */
export function ReLoginOver() {
  const ended = useEndedSignIn();
  return (
    <>
      <Outlet />
      <Suspense>{ended && <ReLogin />}</Suspense>
    </>
  );
}
