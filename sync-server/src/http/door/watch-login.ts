import type { SignedInCache } from './signed-in-cache.ts';
import { accountOf, type Call, type SignedIn } from '../route.ts';

/** How long after a revocation by another process that shares the database an open answer may go on. */
const lookEveryMs = 20_000;

/** What an account may see hangs on these. */
const rights = ({ authent, jurusan_id, semua_program, ganti_sandi }: SignedIn) =>
  JSON.stringify([authent, jurusan_id, semua_program, ganti_sandi]);

/** For an answer that stays open: whether its login still holds, and its account may see the same. */
export function holdsLogin(call: Call): () => Promise<boolean> {
  const before = rights(accountOf(call));
  const lookAgain = call.get('lookAgain');
  return async () => {
    const akun = await lookAgain();
    return akun !== undefined && rights(akun) === before;
  };
}

/**
 * For an answer that stays open: `end` is called when its login is over or its account may see something else, at once
 * where this process is told of it. The answer stops watching.
 */
export function watchLogin(signedIn: SignedInCache, call: Call): (end: () => void) => () => void {
  const holds = holdsLogin(call);
  return (end) => {
    const look = async () => {
      if (!(await holds())) end();
    };
    // A database that does not answer now ends nobody's login.
    const check = () => void look().catch(() => undefined);
    const leave = signedIn.onClear(check);
    const timer = setInterval(check, lookEveryMs);
    return () => {
      leave();
      clearInterval(timer);
    };
  };
}
