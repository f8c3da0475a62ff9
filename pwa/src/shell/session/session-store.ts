import type { TokenAnswer } from '@spmb/shared/akun/token.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import type { SignInVault } from './sign-in-vault.ts';
import { isExpired, type SignIn, type UserInfo } from './sign-in.ts';

export interface SessionStore {
  /** Reads what the device kept; call once before anything else. */
  load(): Promise<void>;
  /** The login that is in force; undefined: nobody, or it has ended. */
  current(): SignIn | undefined;
  /** The login that ran out without anybody signing out. */
  ended(): SignIn | undefined;
  subscribe(listener: () => void): () => void;
  /** Value of the Authorization header. */
  authorization(): string | undefined;
  begin(token: TokenAnswer, user: UserInfo, ingat: boolean): Promise<void>;
  /** A renewed token for the same user. */
  renew(token: TokenAnswer): Promise<void>;
  /** Keeps an answer for the time without a network; it goes with the login. */
  remember(name: string, answer: unknown): Promise<void>;
  /** Writes the login where it belongs now, after an attempt began or ended. */
  keep(): Promise<void>;
  /** The server knows this login no longer. Open sheets stay open: nothing of an exam is touched. */
  lapse(): Promise<void>;
  /** Resolves when every change so far is written, as far as it can be. */
  settled(): Promise<void>;
  /** Signs out: the device forgets the login and what belongs to the account alone. */
  end(): Promise<void>;
}

/** The login of this device. A storage that fails never ends a login: it only lives shorter. */
export function createSessionStore(clock: Clock, vault: SignInVault): SessionStore {
  let signIn: SignIn | undefined;
  /** When the login began, by the monotonic clock: a wall clock that is set meanwhile ends no login. */
  let beganMs = 0;
  const listeners = new Set<() => void>();
  const inTurn = takeTurns();

  function change(next: SignIn | undefined): Promise<void> {
    if (next?.dibuat_ms !== signIn?.dibuat_ms) begin(next);
    signIn = next;
    for (const listener of listeners) listener();
    // One after the other, so that the last change is the one that stays; a failure leaves the login in memory.
    return inTurn(() => (next ? vault.save(next) : vault.clear())).catch(() => undefined);
  }
  function begin(next: SignIn | undefined): void {
    beganMs = clock.monotonicMs() - clock.nowMs() + (next?.dibuat_ms ?? 0);
  }
  function current(): SignIn | undefined {
    return signIn && !isExpired(signIn, clock.monotonicMs() - beganMs) ? signIn : undefined;
  }
  return {
    async load() {
      try {
        signIn = await vault.load(clock.nowMs());
        begin(signIn);
      } catch {
        signIn = undefined;
      }
    },
    current,
    ended: () => (current() ? undefined : signIn),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    authorization() {
      const held = current();
      return held && `${held.type} ${held.token}`;
    },
    begin: (token, user, ingat) => change({ ...token, user, ingat, dibuat_ms: clock.nowMs(), ingatan: {} }),
    renew: async (token) => {
      if (signIn) await change({ ...signIn, ...token, dibuat_ms: clock.nowMs() });
    },
    remember: async (name, answer) => {
      if (signIn) await change({ ...signIn, ingatan: { ...signIn.ingatan, [name]: answer } });
    },
    keep: async () => {
      if (signIn) await change({ ...signIn, ujian: true });
    },
    lapse: async () => {
      if (signIn) await change({ ...signIn, expires_in: 0 });
    },
    settled: () => inTurn(() => Promise.resolve()),
    end: () => change(undefined),
  };
}
