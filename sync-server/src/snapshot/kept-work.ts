/** With the instant that it was made for. */
type Kept<Made> = Made & { builtMs: number };

/**
 * What costs too much to make for each who asks: made once and handed out until it is `freshMs` old, however many ask. Whoever
 * asks while it is made anew gets the old one, up to twice that age; all that wait for one share it.
 */
export class KeptWork<Made extends object> {
  readonly #build: (nowMs: number) => Promise<Made>;
  readonly #endsMs: () => number;
  readonly #nowMs: () => number;
  readonly #freshMs: number;
  #kept: Kept<Made> | undefined;
  #making: Promise<Kept<Made>> | undefined;
  /** When the last making began. */
  #startedMs = -Infinity;
  /** What is true from an instant on, made shortly before it: then too many ask to let them wait. */
  #next: { fromMs: number; making: Promise<Kept<Made>> } | undefined;

  /**
   * `endsMs`: the instant from which what was made before it is true no more; `build` is asked for that instant up to `freshMs`
   * ahead.
   */
  constructor(
    nowMs: () => number,
    freshMs: number,
    build: (nowMs: number) => Promise<Made>,
    endsMs = () => Infinity,
  ) {
    this.#nowMs = nowMs;
    this.#freshMs = freshMs;
    this.#build = build;
    this.#endsMs = endsMs;
  }

  async get(): Promise<Kept<Made>> {
    const nowMs = this.#nowMs();
    const endsMs = this.#endsMs();
    if (this.#kept && nowMs < endsMs && nowMs + this.#freshMs >= endsMs) this.#makeAhead(endsMs);
    if (nowMs >= endsMs && this.#startedMs < endsMs) this.#switch(endsMs);
    const kept = this.#kept;
    const ageMs = kept ? Math.abs(nowMs - kept.builtMs) : Infinity;
    if (kept && ageMs < this.#freshMs) return kept;
    this.#making ??= this.#start(nowMs);
    if (!kept || ageMs >= 2 * this.#freshMs) return this.#making;
    // Whoever waits for it is told of its failure; who was given the old one has lost nothing.
    this.#making.catch(() => undefined);
    return kept;
  }

  /** What was kept, or is being made, is true no more. */
  drop(): void {
    this.#kept = undefined;
    this.#making = undefined;
    this.#next = undefined;
  }

  /** Makes it anew at once. */
  async renew(): Promise<void> {
    this.drop();
    await this.get();
  }

  #makeAhead(fromMs: number): void {
    if (this.#next?.fromMs === fromMs) return;
    const making = this.#make(fromMs);
    this.#next = { fromMs, making };
    // Whoever asks at the instant has it made then.
    making.catch(() => undefined);
  }

  #switch(fromMs: number): void {
    const next = this.#next;
    this.drop();
    if (next?.fromMs === fromMs) {
      const making = next.making.catch(() => this.#make(fromMs));
      this.#making = this.#start(fromMs, making);
    }
  }

  #start(startedMs: number, making = this.#make(startedMs)): Promise<Kept<Made>> {
    this.#startedMs = startedMs;
    const end = (kept?: Kept<Made>): void => {
      if (this.#making !== making) return;
      this.#making = undefined;
      if (kept) this.#kept = kept;
    };
    making.then(end, () => {
      end();
    });
    return making;
  }

  async #make(builtMs: number): Promise<Kept<Made>> {
    return { builtMs, ...(await this.#build(builtMs)) };
  }
}
