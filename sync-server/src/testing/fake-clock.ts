import type { HostClock } from '../server/clock/steady-clock.ts';

/** A clock that stands until the test moves it. */
export class FakeClock implements HostClock {
  #nowMs: number;
  #monotonicMs = 0;
  #sleptMs = 0;

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  monotonicMs(): number {
    return this.#monotonicMs;
  }

  sleptMs(): number {
    return this.#sleptMs;
  }

  /** The computer sleeps: its wall clock alone goes on. */
  sleep(ms: number): void {
    this.#nowMs += ms;
    this.#sleptMs += ms;
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
