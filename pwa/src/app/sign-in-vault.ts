import type { TextStorage } from '../ports/safe-storage.ts';
import type { SignIn } from './sign-in.ts';

/** Where a login is kept between two starts of the page. */
export interface SignInVault {
  load(): Promise<SignIn | undefined>;
  save(signIn: SignIn): Promise<void>;
  clear(): Promise<void>;
}

/** The part of the device's database that keeps one login. */
export interface DurableSlot {
  read(): Promise<SignIn | undefined>;
  write(signIn: SignIn): Promise<void>;
  remove(): Promise<void>;
}

const key = 'spmb-masuk';

/**
 * "Ingat saya" keeps the login in the device's database. Otherwise it lives as long as the browser's tab, and in the
 * database only while an attempt is unfinished, so that a crash in the middle of an exam asks for no password (N31).
 */
export function createSignInVault(
  tab: TextStorage,
  durable: DurableSlot,
  hasUnfinishedAttempt: (akun: string) => Promise<boolean>,
): SignInVault {
  return {
    async load() {
      const text = tab.getItem(key);
      if (text) return JSON.parse(text) as SignIn;
      const kept = await durable.read();
      if (kept && !kept.ingat && !(await hasUnfinishedAttempt(kept.user.email))) {
        await durable.remove();
        return undefined;
      }
      return kept;
    },
    async save(signIn) {
      tab.setItem(key, JSON.stringify(signIn));
      if (signIn.ingat || (await hasUnfinishedAttempt(signIn.user.email))) await durable.write(signIn);
      // Nothing is removed where nothing is kept: an attempt that begins meanwhile keeps its keys.
      else if (await durable.read()) await durable.remove();
    },
    async clear() {
      tab.removeItem(key);
      await durable.remove();
    },
  };
}
