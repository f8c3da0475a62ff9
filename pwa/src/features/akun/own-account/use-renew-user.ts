import { perbaruiToken, userInfo } from '@spmb/shared/akun/calls.ts';
import { useServices } from '../../../shell/services.tsx';

/** Reads the own account again after it was changed; the login goes on with a renewed token. */
export function useRenewUser(): () => Promise<void> {
  const { http, session } = useServices();
  return async () => {
    const held = session.current();
    if (!held) return;
    const token = await http.call(perbaruiToken);
    await session.begin(token, await http.as(token).call(userInfo), held.ingat);
  };
}
