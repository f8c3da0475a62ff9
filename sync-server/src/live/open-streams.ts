/** How many streams of one kind are open, by whoever holds them: no account and no crowd takes all connections. */
export class OpenStreams {
  readonly #held = new Map<string, number>();
  readonly #perHolder: number;
  readonly #most: number;
  #total = 0;

  constructor(perHolder: number, most: number) {
    this.#perHolder = perHolder;
    this.#most = most;
  }

  /** Takes a place for `holder`; the answer gives it back, and is called once. undefined: there is none. */
  take(holder: string): (() => void) | undefined {
    const held = this.#held.get(holder) ?? 0;
    if (held >= this.#perHolder || this.#total >= this.#most) return undefined;
    this.#held.set(holder, held + 1);
    this.#total += 1;
    return () => {
      this.#total -= 1;
      const left = (this.#held.get(holder) ?? 1) - 1;
      if (left === 0) this.#held.delete(holder);
      else this.#held.set(holder, left);
    };
  }
}
