import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyScreen } from './lazy-screen.ts';
import { useEndedSignIn } from './services.tsx';
import { untilLoaded } from '../ports/until-loaded.ts';

const ReLogin = lazyScreen(() => untilLoaded(() => import('../features/akun/re-login.tsx')), 'ReLogin');

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
