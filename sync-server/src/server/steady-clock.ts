import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** A larger change at once is no drift: somebody, or a dead battery, has set the computer's clock. */
const driftMaxMs = 30_000;

/** The server's time, and what it holds back of the computer's. */
export interface ServerClock extends Clock {
  /** How far the computer's clock is ahead of the server's time by jumps that nobody has taken over; 0 mostly. */
  heldMs(): number;
  /** From now on the server's time is the computer's clock. */
  takeOver(): void;
}

/**
 * The server's time: the computer's wall clock, but not its jumps. A jump while the server runs is held back, so that no
 * exam gains or loses time by it, until staff take it over on record (P6). Drift is followed.
 */
export class SteadyClock implements ServerClock {
  readonly #base: Clock;
  /** Wall clock less monotonic clock when last looked at. */
  #offsetMs: number;
  #heldMs: number;

  /** `lastMs`: the server's time when it was last saved; a wall clock clearly before it has gone back since. */
  constructor(base: Clock, lastMs = 0) {
    this.#base = base;
    this.#offsetMs = base.nowMs() - base.monotonicMs();
    const backMs = base.nowMs() - lastMs;
    this.#heldMs = backMs < -driftMaxMs ? backMs : 0;
  }

  nowMs(): number {
    const offsetMs = this.#base.nowMs() - this.#base.monotonicMs();
    const changedMs = offsetMs - this.#offsetMs;
    this.#offsetMs = offsetMs;
    if (Math.abs(changedMs) > driftMaxMs) this.#heldMs += changedMs;
    return this.#base.nowMs() - Math.round(this.#heldMs);
  }

  monotonicMs(): number {
    return this.#base.monotonicMs();
  }

  heldMs(): number {
    this.nowMs();
    return Math.round(this.#heldMs);
  }

  takeOver(): void {
    this.nowMs();
    this.#heldMs = 0;
  }
}
