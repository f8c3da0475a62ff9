import type { SignedIn } from '../route.ts';

const entriesMax = 5_000;
/** Another process that shares the database may revoke a session: an account is believed this long without a look. */
const trustMs = 5_000;

/** Accounts by token and their last use, so that most calls cost no look into the database. */
export class SignedInCache {
  readonly #known = new Map<string, { akun: SignedIn; untilMs: number }>();
  readonly #listeners = new Set<() => void>();
  readonly #lastUse = new Map<string, number>();

  find(token: string, nowMs: number): SignedIn | undefined {
    const entry = this.#known.get(token);
    if (entry && entry.untilMs > nowMs) return entry.akun;
    this.#known.delete(token);
    return undefined;
  }

  keep(token: string, akun: SignedIn, nowMs: number): void {
    this.#known.set(token, { akun, untilMs: nowMs + trustMs });
    if (this.#known.size > entriesMax) this.#known.delete(this.#known.keys().next().value as string);
    this.#lastUse.delete(akun.sesi_id);
    this.#lastUse.set(akun.sesi_id, nowMs);
    if (this.#lastUse.size > entriesMax) this.#lastUse.delete(this.#lastUse.keys().next().value as string);
  }

  /** When a login session last asked for something, to a few seconds; undefined: not since this server started. */
  lastUseMs(sesiId: string): number | undefined {
    return this.#lastUse.get(sesiId);
  }

  /** Every revocation forgets all: it is rare, and the next look is cheap. */
  clear(): void {
    this.#known.clear();
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls `listener` at every revocation that this process knows of; the answer ends that. */
  onClear(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
