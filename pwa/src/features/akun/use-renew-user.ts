import { useServices } from '../../app/services.tsx';
import type { TokenAnswer, UserInfo } from '../../app/sign-in.ts';

/** Reads the own account again after it was changed; the login goes on with a renewed token. */
export function useRenewUser(): () => Promise<void> {
  const { http, session } = useServices();
  return async () => {
    const held = session.current();
    if (!held) return;
    const token = await http.post<TokenAnswer>('auth/refresh');
    await session.begin(token, await http.as(token).get<UserInfo>('user-info'), held.ingat);
  };
}
