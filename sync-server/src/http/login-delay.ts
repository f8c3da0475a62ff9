/** Failures that cost nothing, unless a setting says otherwise. */
const freeFailures = 5;
const forgetMs = 15 * 60_000;
const delayMaxMs = 60_000;
const entriesMax = 20_000;
/** Failures a minute from one address above which answers of that address become slow; never refused (a lab shares one). */
const addressCeiling = 300;

interface Failures {
  count: number;
  lastMs: number;
}

/** However a number is typed, the login finds the same account by it: its spellings share one count. */
const nameOf = (nomor: string) => nomor.replaceAll(/\s/g, '').toLowerCase();
const keyOf = (nomor: string, perangkat: string) => `${nameOf(nomor)}|${perangkat}`;

/** Slows repeated failures per account and device; an address alone is only slowed, never refused. */
export class LoginDelay {
  readonly #failures = new Map<string, Failures>();
  readonly #addresses = new Map<string, Failures>();

  /** Milliseconds that this account on this device must still wait; the first `free` failures cost nothing. */
  waitMs(nomor: string, perangkat: string, nowMs: number, free = freeFailures): number {
    const known = this.#failures.get(keyOf(nomor, perangkat));
    if (!known || known.count < free || nowMs - known.lastMs > forgetMs) return 0;
    const delay = Math.min(delayMaxMs, 1_000 * 2 ** (known.count - free));
    return Math.max(0, known.lastMs + delay - nowMs);
  }

  /** Milliseconds by which a failing answer to this address is held back. */
  addressSlowMs(address: string, nowMs: number): number {
    const known = this.#addresses.get(address);
    return known && nowMs - known.lastMs < 60_000 && known.count > addressCeiling ? 1_000 : 0;
  }

  failed(nomor: string, perangkat: string, address: string, nowMs: number): void {
    count(this.#failures, keyOf(nomor, perangkat), nowMs, forgetMs);
    count(this.#addresses, address, nowMs, 60_000);
  }

  /** After a right password, or when a proctor lets the participant in again. */
  clear(nomor: string): void {
    const start = keyOf(nomor, '');
    for (const key of this.#failures.keys()) if (key.startsWith(start)) this.#failures.delete(key);
  }
}

function count(map: Map<string, Failures>, key: string, nowMs: number, forget: number): void {
  const known = map.get(key);
  map.delete(key);
  map.set(key, { count: known && nowMs - known.lastMs <= forget ? known.count + 1 : 1, lastMs: nowMs });
  if (map.size > entriesMax) map.delete(map.keys().next().value as string);
}
