/** Failures that cost nothing, unless a setting says otherwise. */
const freeFailures = 5;
/** The same of one account from one address, whatever its devices call themselves: such a name is soon drawn anew. */
const freeAtAddress = 20;
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

/** Slows repeated failures per account and device, and per account and address; an address alone is only slowed, never refused. */
export class LoginDelay {
  readonly #failures = new Map<string, Failures>();
  readonly #places = new Map<string, Failures>();
  readonly #addresses = new Map<string, Failures>();

  /** Milliseconds that this account on this device must still wait; the first `free` failures cost nothing. */
  waitMs(nomor: string, perangkat: string, nowMs: number, free = freeFailures): number {
    return waitAfter(this.#failures.get(keyOf(nomor, perangkat)), free, nowMs);
  }

  /** Milliseconds that this account must still wait at this address, on whichever device. */
  waitAtAddressMs(nomor: string, address: string, nowMs: number): number {
    return waitAfter(this.#places.get(keyOf(nomor, address)), freeAtAddress, nowMs);
  }

  /** Milliseconds by which a failing answer to this address is held back. */
  addressSlowMs(address: string, nowMs: number): number {
    const known = this.#addresses.get(address);
    return known && nowMs - known.lastMs < 60_000 && known.count > addressCeiling ? 1_000 : 0;
  }

  failed(nomor: string, perangkat: string, address: string, nowMs: number): void {
    count(this.#failures, keyOf(nomor, perangkat), nowMs, forgetMs);
    count(this.#places, keyOf(nomor, address), nowMs, forgetMs);
    count(this.#addresses, address, nowMs, 60_000);
  }

  /** After a right password, or when a proctor lets the participant in again. */
  clear(nomor: string): void {
    const start = keyOf(nomor, '');
    for (const map of [this.#failures, this.#places])
      for (const key of map.keys()) if (key.startsWith(start)) map.delete(key);
  }
}

function waitAfter(known: Failures | undefined, free: number, nowMs: number): number {
  if (!known || known.count < free || nowMs - known.lastMs > forgetMs) return 0;
  const delay = Math.min(delayMaxMs, 1_000 * 2 ** (known.count - free));
  return Math.max(0, known.lastMs + delay - nowMs);
}

function count(map: Map<string, Failures>, key: string, nowMs: number, forget: number): void {
  const known = map.get(key);
  map.delete(key);
  map.set(key, { count: known && nowMs - known.lastMs <= forget ? known.count + 1 : 1, lastMs: nowMs });
  if (map.size > entriesMax) map.delete(map.keys().next().value as string);
}
