import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Scheduler } from '../ports/ports.ts';
import type { FakeTime } from './fake-time.ts';

/** The clocks and timers of one computer or phone: its wall clock may be wrong, and it may sleep. */
export class FakeMachine implements Clock, Scheduler {
  readonly #time: FakeTime;
  #wallOffMs = 0;
  #stoodMs = 0;
  #isAsleep = false;
  #due: (() => void)[] = [];

  constructor(time: FakeTime) {
    this.#time = time;
  }

  nowMs(): number {
    return this.#time.nowMs() + this.#wallOffMs;
  }

  monotonicMs(): number {
    return this.#time.monotonicMs() - this.#stoodMs;
  }

  after(ms: number, fn: () => void): () => void {
    let isCancelled = false;
    const run = (): void => {
      if (isCancelled) return;
      if (this.#isAsleep) this.#due.push(run);
      else fn();
    };
    const cancel = this.#time.after(ms, run);
    return () => {
      isCancelled = true;
      cancel();
    };
  }

  /** Its wall clock is set, here only. */
  moveWall(ms: number): void {
    this.#wallOffMs += ms;
  }

  /** No timer runs for `ms`; on some machines the monotonic clock runs on meanwhile. */
  async sleep(ms: number, monotonic: 'runs' | 'stands'): Promise<void> {
    this.#isAsleep = true;
    await this.#time.advance(ms);
    if (monotonic === 'stands') this.#stoodMs += ms;
  }

  /** What was due runs now. */
  async wake(): Promise<void> {
    this.#isAsleep = false;
    for (const run of this.#due.splice(0)) run();
    await this.#time.advance(0);
  }
}
