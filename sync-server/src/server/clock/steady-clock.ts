import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** A larger change at once is no drift: somebody, or a dead battery, has set the computer's clock. */
const driftMaxMs = 30_000;
/** Less is no sleep of the computer. */
const napMs = 1_000;

/** The clocks of a computer. */
export interface HostClock extends Clock {
  /** Grows by the time that the computer slept, which `monotonicMs` may leave out; from an arbitrary start. */
  sleptMs(): number;
}

/** The server's time, and what it holds back of the computer's. */
export interface ServerClock extends Clock {
  /** How far the computer's clock is ahead of the server's time by jumps that nobody has taken over; 0 mostly. */
  heldMs(): number;
  /** From now on the server's time is the computer's clock. */
  takeOver(): void;
}

/**
 * The server's time: the computer's wall clock, but not its jumps. A jump while the server runs is held back, so that no
 * exam gains or loses time by it, until staff take it over on record (P6). Drift is followed, and so is sleep: a laptop
 * that was closed overnight has no wrong clock.
 */
export class SteadyClock implements ServerClock {
  readonly #base: HostClock;
  /** Wall clock less monotonic clock when last looked at. */
  #offsetMs: number;
  #sleptMs: number;
  #heldMs: number;

  /** `lastMs`: the server's time when it was last saved; a wall clock clearly before it has gone back since. */
  constructor(base: HostClock, lastMs = 0) {
    this.#base = base;
    this.#offsetMs = base.nowMs() - base.monotonicMs();
    this.#sleptMs = base.sleptMs();
    const backMs = base.nowMs() - lastMs;
    this.#heldMs = backMs < -driftMaxMs ? backMs : 0;
  }

  nowMs(): number {
    const offsetMs = this.#base.nowMs() - this.#base.monotonicMs();
    const changedMs = offsetMs - this.#offsetMs;
    this.#offsetMs = offsetMs;
    if (Math.abs(changedMs) > napMs) this.#holdJump(changedMs);
    return this.#base.nowMs() - Math.round(this.#heldMs);
  }

  #holdJump(changedMs: number): void {
    const sleptMs = this.#base.sleptMs();
    const jumpMs = changedMs - (sleptMs - this.#sleptMs);
    this.#sleptMs = sleptMs;
    if (Math.abs(jumpMs) > driftMaxMs) this.#heldMs += jumpMs;
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
