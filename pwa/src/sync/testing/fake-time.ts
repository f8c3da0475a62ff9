import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Scheduler } from '../ports/ports.ts';

interface Timer {
  dueMs: number;
  fn: () => void;
}

/** A clock and its timers that move only when a test says so. */
export class FakeTime implements Clock, Scheduler {
  #monotonic = 1_000;
  #wallOffset = 1_790_000_000_000;
  #timers: Timer[] = [];

  nowMs(): number {
    return this.#monotonic + this.#wallOffset;
  }

  monotonicMs(): number {
    return this.#monotonic;
  }

  after(ms: number, fn: () => void): () => void {
    const timer = { dueMs: this.#monotonic + ms, fn };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((one) => one !== timer));
  }

  /** Somebody sets the device's clock. */
  moveWall(ms: number): void {
    this.#wallOffset += ms;
  }

  /** Runs every timer that falls due in the next `ms`, each with all that follows from it. */
  async advance(ms: number): Promise<void> {
    const endMs = this.#monotonic + ms;
    await settle();
    for (;;) {
      const next = this.#timers.sort((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined || next.dueMs > endMs) break;
      this.#timers.shift();
      this.#monotonic = Math.max(this.#monotonic, next.dueMs);
      next.fn();
      await settle();
    }
    this.#monotonic = endMs;
  }
}

/** Lets promises and the in-memory database run until nothing is left that does not wait for a timer. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 120; round++) await new Promise((resolve) => setImmediate(resolve));
}
