import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** A clock that stands until the test moves it. */
export class FakeClock implements Clock {
  #nowMs: number;
  #monotonicMs = 0;

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  monotonicMs(): number {
    return this.#monotonicMs;
  }

  /** Time passes on both clocks. */
  advance(ms: number): void {
    this.#nowMs += ms;
    this.#monotonicMs += ms;
  }

  /** Somebody sets the wall clock. */
  set(nowMs: number): void {
    this.#nowMs = nowMs;
  }
}
