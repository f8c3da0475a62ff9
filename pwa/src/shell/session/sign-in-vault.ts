import type { TextStorage } from '../../ports/safe-storage.ts';
import { isExpired, type SignIn } from './sign-in.ts';

/** Where a login is kept between two starts of the page. */
export interface SignInVault {
  /** What was kept, as far as it counts at the instant `nowMs`. */
  load(nowMs: number): Promise<SignIn | undefined>;
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
 * The tab keeps the login until it is closed. The device's database keeps it while an attempt of the account runs there,
 * so that a crash in the middle of an exam asks for no password (N31), and with "Ingat saya" until such an attempt is
 * over: the next in the queue sits down at the same computer.
 */
export function createSignInVault(
  tab: TextStorage,
  durable: DurableSlot,
  hasRunningAttempt: (akun: string) => Promise<boolean>,
): SignInVault {
  const isRunning = async ({ user }: SignIn) =>
    user.authent === 'peserta' && (await hasRunningAttempt(user.email));
  return {
    async load(nowMs) {
      const text = tab.getItem(key);
      const kept = text ? (JSON.parse(text) as SignIn) : await durable.read();
      if (!kept) return undefined;
      // Whatever runs here: no first screen waits until the database is open.
      if (text && !isExpired(kept, nowMs - kept.dibuat_ms)) return kept;
      if (await isRunning(kept)) return inForce(kept, nowMs);
      if (text || isRemembered(kept)) return kept;
      await durable.remove();
      return undefined;
    },
    async save(signIn) {
      tab.setItem(key, JSON.stringify(signIn));
      if (isRemembered(signIn) || (await isRunning(signIn))) await durable.write(signIn);
      // Nothing is removed where nothing is kept: an attempt that begins meanwhile keeps its keys.
      else if (await durable.read()) await durable.remove();
    },
    async clear() {
      tab.removeItem(key);
      await durable.remove();
    },
  };
}

const isRemembered = ({ ingat, ujian }: SignIn): boolean => ingat && !ujian;

/** A running attempt asks for no password, however long ago the server was heard; the login is renewed as soon as it is. */
function inForce(kept: SignIn, nowMs: number): SignIn {
  if (!kept.expires_in || !isExpired(kept, nowMs - kept.dibuat_ms)) return kept;
  return { ...kept, dibuat_ms: nowMs - kept.expires_in * 500 };
}
