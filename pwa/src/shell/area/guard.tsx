import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyScreen } from '../lazy-screen.ts';
import { useEndedSignIn, useSignIn } from '../services.tsx';
import { pathAfterLogin } from '../session/sign-in.ts';

const WrongArea = lazyScreen(() => import('./wrong-area.tsx'), 'WrongArea');

/** Opens an area to its own accounts: nobody goes to the login and comes back, the other kind is told so. */
export function RequireSignIn({ area, children }: { area: 'peserta' | 'backend'; children: ReactNode }) {
  const signIn = useSignIn();
  const isEnded = useEndedSignIn() !== undefined;
  const location = useLocation();
  const [wasIn] = useState(signIn !== undefined);
  // A participant who signed out leads the next one nowhere: another may sit down there.
  const isLeft = area === 'peserta' && wasIn && !isEnded;
  const dari = isLeft ? undefined : location.pathname + location.search;
  if (!signIn) return <Navigate to="/login" replace state={{ dari }} />;
  if ((signIn.user.authent === 'peserta') !== (area === 'peserta')) return <WrongArea />;
  const change = `/${area}/chngpwd`;
  if (signIn.user.ganti_sandi && location.pathname !== change) return <Navigate to={change} replace />;
  return children;
}

/** How long a login says that it succeeded before it leads on. */
const redirectMs = 1_500;

/** The login page is for those who are not signed in; the others go on to where they wanted, who signs in there a moment later. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const signIn = useSignIn();
  const isIn = signIn !== undefined;
  const location = useLocation();
  const [leadsOn, setLeadsOn] = useState(isIn);
  useEffect(() => {
    if (!isIn) return;
    const timer = setTimeout(() => {
      setLeadsOn(true);
    }, redirectMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isIn]);
  if (!signIn || !leadsOn) return children;
  return <Navigate to={pathAfterLogin(location.state, signIn.user.authent)} replace />;
}
