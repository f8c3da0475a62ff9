/** Work on one thing waits for the work on it that came before; work on other things does not. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const mine = (async () => {
      // Whoever failed has told his own caller.
      await before?.catch(() => undefined);
      return work();
    })();
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
