import { packBody, type PackedBody } from './pack-body.ts';

/** An answer as it goes out, again and again. */
export interface Kept extends PackedBody {
  builtMs: number;
}

/** What packs an answer. */
type Pack<Answer> = (answer: Answer) => Promise<PackedBody>;

/**
 * An answer that is the same for everybody: made once and handed out until it is `freshMs` old, however many ask. Whoever
 * asks while it is made anew gets the old one, up to twice that age; all that wait for one share it.
 */
export class Snapshot<Answer> {
  readonly #build: (nowMs: number) => Promise<Answer>;
  readonly #pack: Pack<Answer>;
  readonly #endsMs: () => number;
  readonly #nowMs: () => number;
  readonly #freshMs: number;
  #kept: Kept | undefined;
  #making: Promise<Kept> | undefined;
  /** When the last making began. */
  #startedMs = -Infinity;
  /** What is true from an instant on, made shortly before it: then too many ask to let them wait. */
  #next: { fromMs: number; making: Promise<Kept> } | undefined;

  /**
   * `endsMs`: the instant from which what was made before it is true no more; `build` is asked for that instant up to `freshMs`
   * ahead. `pack`: for what a thread has made, and packed already.
   */
  constructor(
    nowMs: () => number,
    freshMs: number,
    build: (nowMs: number) => Promise<Answer>,
    endsMs = () => Infinity,
    pack: Pack<Answer> = (answer) => packBody(JSON.stringify(answer)),
  ) {
    this.#pack = pack;
    this.#nowMs = nowMs;
    this.#freshMs = freshMs;
    this.#build = build;
    this.#endsMs = endsMs;
  }

  async get(): Promise<Kept> {
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

  #start(startedMs: number, making = this.#make(startedMs)): Promise<Kept> {
    this.#startedMs = startedMs;
    const end = (kept?: Kept): void => {
      if (this.#making !== making) return;
      this.#making = undefined;
      if (kept) this.#kept = kept;
    };
    making.then(end, () => {
      end();
    });
    return making;
  }

  async #make(builtMs: number): Promise<Kept> {
    return { builtMs, ...(await this.#pack(await this.#build(builtMs))) };
  }
}
