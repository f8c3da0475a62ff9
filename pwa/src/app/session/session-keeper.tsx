import { perbaruiToken } from '@spmb/shared/akun/calls.ts';
import { useEffect } from 'react';
import { useServices, useSignIn } from '../../shell/services.tsx';

const checkEveryMs = 5 * 60_000;

/** Renews a login in use once a quarter of its time has gone (N31). A renewal that fails changes nothing. */
export function SessionKeeper() {
  const { http, session, clock } = useServices();
  const token = useSignIn()?.token;
  useEffect(() => {
    if (!token) return;
    const renew = async (): Promise<void> => {
      const signIn = session.current();
      if (!signIn || clock.nowMs() - signIn.dibuat_ms < signIn.expires_in * 250) return;
      try {
        await session.renew(await http.call(perbaruiToken));
      } catch {
        // The token in hand still counts until its own end.
      }
    };
    void renew();
    const timer = setInterval(() => void renew(), checkEveryMs);
    return () => {
      clearInterval(timer);
    };
  }, [http, session, clock, token]);
  return null;
}
