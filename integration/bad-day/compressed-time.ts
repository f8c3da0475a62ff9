/** The exam's time, run through so many times faster than it is. All arguments are milliseconds of the exam. */
export class CompressedTime {
  readonly factor: number;
  readonly #startedMs = performance.now();

  constructor(factor: number) {
    this.factor = factor;
  }

  get nowMs(): number {
    return (performance.now() - this.#startedMs) * this.factor;
  }

  /** Resolves when `ms` of the exam have passed. */
  pass(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms / this.factor));
  }

  /** Resolves at the instant `ms` of the exam. */
  until(ms: number): Promise<void> {
    return this.pass(Math.max(0, ms - this.nowMs));
  }
}
