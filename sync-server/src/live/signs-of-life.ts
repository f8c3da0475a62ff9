import { silentAfterMs, silentWithoutSignsMs } from '@spmb/shared/sync/protocol/sign-of-life.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';

const entriesMax = 10_000;

interface Sign {
  number: number;
  /** By the running clock. */
  atMs: number;
}

/**
 * When the sheet of each stream last said that it is there, since this server started. A light in the proctor's screen
 * and nothing else: memory alone, never written, no evidence of time.
 */
export class SignsOfLife {
  readonly #last = new Map<string, Sign>();
  readonly #clock: Clock;
  readonly #startedMs: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#startedMs = clock.monotonicMs();
  }

  /** `number` rises with each sign of a sheet: one that was recorded and is sent again says nothing. */
  note(aliran: string, number: number): void {
    if (number <= (this.#last.get(aliran)?.number ?? -1)) return;
    // Deleted first, so that who was silent the longest is forgotten first.
    this.#last.delete(aliran);
    this.#last.set(aliran, { number, atMs: this.#clock.monotonicMs() });
    if (this.#last.size > entriesMax) this.#last.delete(this.#last.keys().next().value as string);
  }

  /**
   * When a stream that is cut off was heard last, by sign or batch (`kontak_ms`), by the server's clock; null: it is
   * heard. After a start of the server each has time to speak again.
   */
  silentSince(aliran: string | null, kontak_ms: number): number | null {
    const nowMs = this.#clock.nowMs();
    const runningMs = this.#clock.monotonicMs();
    const sign = this.#last.get(aliran ?? '');
    const contactAgoMs = Math.max(0, nowMs - kontak_ms);
    const startAgoMs = runningMs - this.#startedMs;
    const heardAgoMs = Math.min(contactAgoMs, sign ? runningMs - sign.atMs : Infinity);
    const givesNone = sign === undefined && contactAgoMs < startAgoMs;
    const limitMs = givesNone ? silentWithoutSignsMs : silentAfterMs;
    return Math.min(heardAgoMs, startAgoMs) > limitMs ? nowMs - heardAgoMs : null;
  }
}
