import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { timeLeftMs } from '@spmb/shared/sync/time/exam-time.ts';
import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import type { JamRow } from '../../local-db/clock-db.ts';
import { ExamClock } from './exam-clock.ts';

/** Timers that come this late, and a wall clock that is this far off, tell of more than a busy device. */
const stillMs = 10_000;
/** Browsers let the timers of a hidden page run once a minute only, after some seconds at the earliest. */
const slowedAfterMs = 5_000;
const slowedMs = 60_000;
/** No wall clock is believed that says the sheet was away for longer. */
const awayMaxMs = 12 * 3_600_000;
/** No charge takes the last minute. */
const noticeMs = 60_000;

type Told = Pick<AttemptState, 'terpakai_ms' | 'jeda_sisa_ms'>;

/**
 * The clock of a sheet: exam time used, and beside it what stops cost that no server has counted yet (SPEC, Time). The
 * monotonic clock counts; the wall clock only tells how long the sheet stood still, between two readings of this device.
 */
export class LembarClock {
  readonly #clock: Clock;
  readonly #exam: ExamClock;
  readonly #allowedMs: () => number;
  /** jeda_sisa: undefined where no server has told it; then no stop costs anything here. */
  #pauseMs: number | undefined;
  #chargeMs = 0;
  #isDoubtful = false;
  /** The reading before; undefined while the sheet stands still by right. */
  #last: { wallMs: number; monotonicMs: number } | undefined;
  #hiddenAtMs: number | undefined;
  #stoodMs = 0;

  constructor(clock: Clock, savedMs: number, allowedMs: () => number, told: Told) {
    this.#clock = clock;
    this.#exam = new ExamClock(clock, savedMs);
    this.#exam.adopt(told.terpakai_ms);
    this.#allowedMs = allowedMs;
    this.#pauseMs = told.jeda_sisa_ms;
  }

  get elapsedMs(): number {
    this.#look();
    return this.#exam.elapsedMs;
  }

  /**
   * What stops have cost as far as this device can tell, in whole milliseconds as an operation holds them; an answer of
   * the server takes its place.
   */
  get chargeMs(): number {
    this.#look();
    return Math.floor(this.#chargeMs);
  }

  get leftMs(): number {
    return timeLeftMs(this.limitMs, this.elapsedMs);
  }

  /** Exam time at which the sheet closes. */
  get limitMs(): number {
    return this.#allowedMs() - this.chargeMs;
  }

  /** Time that the sheet, as long as it is open here, stood still and lost. */
  get lostMs(): number {
    return this.#exam.adoptedMs + this.chargeMs;
  }

  run(): void {
    this.#exam.run();
    this.#last ??= this.#readBoth();
  }

  /** As `ExamClock.stop`: what ran beyond the limit does not count. */
  stop(): void {
    const { limitMs } = this;
    this.#exam.stop(limitMs);
    this.#last = undefined;
  }

  raise(elapsedMs: number): void {
    this.#look();
    this.#exam.raise(elapsedMs);
  }

  /** The page is hidden, until `show`. */
  hide(): void {
    this.#look();
    this.#hiddenAtMs ??= this.#clock.monotonicMs();
  }

  show(): void {
    this.#look();
    this.#hiddenAtMs = undefined;
  }

  /** The server's word takes the place of everything that was only assumed here. */
  hear(told: Told): void {
    this.#look();
    this.#exam.adopt(told.terpakai_ms);
    this.#pauseMs = told.jeda_sisa_ms;
    this.#chargeMs = 0;
    this.#isDoubtful = false;
  }

  /**
   * Goes on where a life of the page before this one, or another tab, has saved it. Answers how long the sheet stood
   * still since; NaN: its wall clock cannot tell; undefined: it was not open then.
   */
  takeUp(row: JamRow): number | undefined {
    this.raise(row.elapsed_ms);
    this.#pauseMs = row.jeda_sisa_ms ?? this.#pauseMs;
    this.#chargeMs = row.beban_ms ?? 0;
    this.#isDoubtful = row.ragu ?? false;
    if (row.dinding_ms === undefined) return undefined;
    const stoodMs = this.#clock.nowMs() - row.dinding_ms;
    this.#isDoubtful ||= stoodMs < 0 || stoodMs > awayMaxMs;
    if (this.#isDoubtful) return NaN;
    this.#charge(stoodMs);
    return stoodMs;
  }

  /** How long the sheet stood still since this was last asked, in stops of ten seconds and more. */
  takeStoodMs(): number {
    this.#look();
    const stoodMs = this.#stoodMs;
    this.#stoodMs = 0;
    return stoodMs;
  }

  /** As it is to be saved. */
  row(ujian_id: string): JamRow {
    const { elapsedMs: elapsed_ms, chargeMs: beban_ms } = this;
    const dinding_ms = this.#last?.wallMs;
    return {
      ujian_id,
      elapsed_ms,
      dinding_ms,
      jeda_sisa_ms: this.#pauseMs,
      beban_ms,
      ragu: this.#isDoubtful,
    };
  }

  #readBoth() {
    return { wallMs: this.#clock.nowMs(), monotonicMs: this.#clock.monotonicMs() };
  }

  /** Compares both clocks with their last reading, before anybody learns what they say. */
  #look(): void {
    const last = this.#last;
    if (!last) return;
    const now = (this.#last = this.#readBoth());
    const ranMs = now.monotonicMs - last.monotonicMs;
    const aheadMs = now.wallMs - last.wallMs - ranMs;
    // The monotonic clock ran on while no timer did: the machine slept, or the page was frozen.
    const isLate = ranMs >= stillMs + this.#slownessMs(last.monotonicMs);
    // It stood still, and nobody was looking: a phone that slept. What happens before open eyes is a clock that is set.
    const isAsleep = aheadMs >= stillMs && aheadMs <= awayMaxMs && this.#hiddenAtMs !== undefined;
    const isTrusted = !this.#isDoubtful;
    if (Math.abs(aheadMs) >= stillMs && !isAsleep) this.#isDoubtful = true;
    this.#stoodMs += (isLate ? ranMs : 0) + (isAsleep ? aheadMs : 0);
    if (this.#pauseMs === undefined) return;
    if (isLate) this.#exam.skip(ranMs);
    this.#charge((isLate ? ranMs : 0) + (isAsleep && isTrusted ? aheadMs : 0));
  }

  #slownessMs(atMs: number): number {
    return this.#hiddenAtMs !== undefined && atMs - this.#hiddenAtMs >= slowedAfterMs ? slowedMs : 0;
  }

  /** A stop takes what is left of the pause, then time; the last minute stays. */
  #charge(stoodMs: number): void {
    if (this.#pauseMs === undefined) return;
    const freeMs = Math.min(stoodMs, this.#pauseMs);
    this.#pauseMs -= freeMs;
    const leftMs = timeLeftMs(this.#allowedMs() - this.#chargeMs, this.#exam.elapsedMs);
    this.#chargeMs += Math.min(stoodMs - freeMs, Math.max(0, leftMs - noticeMs));
  }
}
