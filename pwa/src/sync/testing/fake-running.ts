import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { lastMinuteOf, usedTimeMs } from '@spmb/shared/sync/time/exam-time.ts';
import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import type { FakeAttempt } from './fake-attempt.ts';

/** How long the server has run, and what it counts for an attempt by that (protocol, Time). */
export class FakeRunning {
  readonly #clock: Clock;
  #offMs = 0;
  #offSinceMs: number | undefined;
  /** jeda_maks; undefined: a server of before, which tells nothing of it. */
  pauseMaxMs: number | undefined = 180_000;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Power cut: nothing is counted until it is back. */
  cutPower(): void {
    this.#offSinceMs = this.#clock.monotonicMs();
  }

  restorePower(): void {
    this.#offMs += this.#clock.monotonicMs() - (this.#offSinceMs ?? Infinity);
  }

  /** jalan_ms of an answer. */
  ranMs(): number {
    return this.#clock.monotonicMs() - this.#offMs;
  }

  /** The attempt began now, or `agoMs` ago while the server ran. */
  begin(attempt: FakeAttempt, agoMs = 0): void {
    attempt.began ??= { ranMs: this.ranMs() - agoMs, atMs: this.#clock.monotonicMs() - agoMs };
  }

  /** R, and R − jeda_maks, of an attempt that has begun. */
  #passed({ began }: FakeAttempt): { sinceStartMs: number; serverRanMs: number } {
    if (!began) return { sinceStartMs: 0, serverRanMs: 0 };
    const sinceStartMs = this.#clock.monotonicMs() - began.atMs;
    return { sinceStartMs, serverRanMs: this.ranMs() - began.ranMs };
  }

  /** Counts what has passed, with what the device reports. */
  count(attempt: FakeAttempt, reportedMs = 0): void {
    const { state } = attempt;
    if (state.status !== 'mengerjakan' && state.status !== 'menunggu_kiriman') return;
    attempt.reportedMs = Math.max(attempt.reportedMs, reportedMs);
    const pauseMaxMs = this.pauseMaxMs ?? Infinity;
    const before = { beforeMs: state.terpakai_ms, reportedMs, pauseMaxMs };
    const usedMs = usedTimeMs({ ...before, ...this.#passed(attempt) });
    state.terpakai_ms = Math.max(state.terpakai_ms, Math.min(usedMs, state.boleh_ms));
  }

  /** What a device is told of its time. */
  told(attempt: FakeAttempt): Pick<AttemptState, 'terpakai_ms' | 'jeda_sisa_ms'> {
    const { state, reportedMs } = attempt;
    // A stop that used the time up leaves the minute of notice.
    const terpakai_ms = Math.max(reportedMs, Math.min(state.terpakai_ms, lastMinuteOf(state.boleh_ms)));
    if (this.pauseMaxMs === undefined) return { terpakai_ms };
    const stoodMs = Math.max(0, this.#passed(attempt).serverRanMs - state.terpakai_ms);
    return { terpakai_ms, jeda_sisa_ms: Math.max(0, this.pauseMaxMs - stoodMs) };
  }
}
