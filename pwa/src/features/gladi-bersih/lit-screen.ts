import type { Clock } from '@spmb/shared/kernel/clock.ts';

/** How long the screen was lit, and whether it stayed so: what is measured beside a dark one says nothing of the network. */
export class LitScreen {
  isDark = false;
  readonly #clock: Clock;
  /** How often it went dark. */
  #darkened = 0;
  /** Dark time that has ended. */
  #darkMs = 0;
  #darkSinceMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Time with a lit screen, ms, from an arbitrary beginning. */
  litMs(): number {
    return (this.isDark ? this.#darkSinceMs : this.#clock.monotonicMs()) - this.#darkMs;
  }

  /** Begins a measurement; the answer tells whether the screen has stayed lit since. */
  measure(): () => boolean {
    const before = this.#darkened;
    return () => !this.isDark && this.#darkened === before;
  }

  /** Takes over what the screen is; answers whether it is news. */
  note(isDark: boolean): boolean {
    if (isDark === this.isDark) return false;
    if (isDark) {
      this.#darkSinceMs = this.#clock.monotonicMs();
      this.#darkened++;
    } else this.#darkMs += this.#clock.monotonicMs() - this.#darkSinceMs;
    this.isDark = isDark;
    return true;
  }
}
