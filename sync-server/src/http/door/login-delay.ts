/** How many failures cost nothing, and after how long one of them is forgiven. */
export interface Limit {
  free: number;
  everyMs: number;
}

/** Counts of one owner: the owner's account, or what stands in its place where there is none. */
type Counts = Map<string, number>;

const ownersMax = 50_000;
const keysMax = 500;
/** Owners that anybody can make up begin with this: they never push out the counts of accounts. */
export const madeUp = '?';

/**
 * Failures that slow down who guesses. Each count is a leaky bucket: when it is full one more fits every `everyMs`, and
 * what does not fit is not counted, so that nobody can prolong a wait by trying on.
 */
export class LoginDelay {
  readonly #known = new Map<string, Counts>();
  readonly #madeUp = new Map<string, Counts>();

  /** Milliseconds until one more failure of `owner` fits under `key`. */
  waitMs(owner: string, key: string, { free, everyMs }: Limit, nowMs: number): number {
    const emptyAtMs = this.#ownersLike(owner).get(owner)?.get(key) ?? 0;
    return Math.max(0, emptyAtMs - nowMs - (free - 1) * everyMs);
  }

  /** Counts a failure, unless it has to wait; answers whether it was counted. */
  failed(owner: string, key: string, limit: Limit, nowMs: number): boolean {
    if (this.waitMs(owner, key, limit, nowMs) > 0) return false;
    const owners = this.#ownersLike(owner);
    const counts = owners.get(owner) ?? new Map<string, number>();
    const emptyAtMs = Math.max(nowMs, counts.get(key) ?? 0) + limit.everyMs;
    setNewest(counts, key, emptyAtMs, keysMax);
    setNewest(owners, owner, counts, ownersMax);
    return true;
  }

  /** Takes back one that was counted and turned out to be none. */
  undo(owner: string, key: string, { everyMs }: Limit): void {
    const counts = this.#ownersLike(owner).get(owner);
    const emptyAtMs = counts?.get(key);
    if (emptyAtMs !== undefined) counts?.set(key, emptyAtMs - everyMs);
  }

  /** When a proctor lets the participant in again. */
  clear(owner: string): void {
    this.#ownersLike(owner).delete(owner);
  }

  /** After the right answer where the owner has several counts. */
  forget(owner: string, key: string): void {
    this.#ownersLike(owner).get(owner)?.delete(key);
  }

  #ownersLike(owner: string): Map<string, Counts> {
    return owner.startsWith(madeUp) ? this.#madeUp : this.#known;
  }
}

function setNewest<Value>(map: Map<string, Value>, key: string, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > max) map.delete(map.keys().next().value as string);
}
