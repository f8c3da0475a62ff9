import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** Exam time used, from the monotonic clock; it never falls, and stands still while the sheet is closed. */
export class ExamClock {
  #clock: Clock;
  #baseMs: number;
  #sinceMs: number | undefined;
  #adoptedMs = 0;

  constructor(clock: Clock, baseMs: number) {
    this.#clock = clock;
    this.#baseMs = baseMs;
  }

  get elapsedMs(): number {
    const running = this.#sinceMs === undefined ? 0 : this.#clock.monotonicMs() - this.#sinceMs;
    return Math.floor(this.#baseMs + Math.max(0, running));
  }

  get isRunning(): boolean {
    return this.#sinceMs !== undefined;
  }

  run(): void {
    this.#sinceMs ??= this.#clock.monotonicMs();
  }

  /** Time that ran beyond `limitMs` before a late timer noticed does not count. */
  stop(limitMs = Infinity): void {
    this.#baseMs = Math.max(this.#baseMs, Math.min(this.elapsedMs, limitMs));
    this.#sinceMs = undefined;
  }

  /** The last `ms` were none of the sheet's: nobody has read the clock since. */
  skip(ms: number): void {
    if (this.#sinceMs !== undefined) this.#sinceMs += ms;
  }

  /** Raises the time to what this device itself knew before. */
  raise(elapsedMs: number): void {
    if (elapsedMs <= this.elapsedMs) return;
    const running = this.isRunning;
    this.stop();
    this.#baseMs = Math.max(this.#baseMs, elapsedMs);
    if (running) this.run();
  }

  /** Time that the server counted and this clock did not run. */
  get adoptedMs(): number {
    return this.#adoptedMs;
  }

  /** Raises the time to what the server says it counted, which leaves a minute of notice where stops used it up. */
  adopt(usedMs: number): void {
    const beforeMs = this.elapsedMs;
    this.raise(usedMs);
    this.#adoptedMs += this.elapsedMs - beforeMs;
  }
}
