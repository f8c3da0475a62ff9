import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Outcome } from './exchange-batch.ts';
import type { ExamView } from './exam-session.ts';

/** What the last exchanges say about the way to the server. */
export class Connection {
  readonly #clock: Clock;
  #cut: { wallMs: number; monotonicMs: number } | undefined;
  #refused = false;
  #met: boolean;
  /** The server's clock minus the monotonic one here. */
  #aheadMs: number | undefined;

  /** `met`: the server answered a moment ago. */
  constructor(clock: Clock, met: boolean) {
    this.#clock = clock;
    this.#met = met;
  }

  note(outcome: Outcome): void {
    this.#refused = outcome.jenis === 'tolak';
    if (outcome.jenis === 'sampai') {
      this.#met = true;
      this.#aheadMs = outcome.answer.server_ms - this.#clock.monotonicMs();
      this.#cut = undefined;
    } else this.#cut ??= { wallMs: this.#clock.nowMs(), monotonicMs: this.#clock.monotonicMs() };
  }

  /** By the server's clock as last heard, carried on by the monotonic one: a wall clock that is set changes nothing. */
  isServerPast(instantMs: number): boolean {
    return this.#aheadMs !== undefined && this.#clock.monotonicMs() + this.#aheadMs >= instantMs;
  }

  state(
    unsent: number,
    isDiskBehind: boolean,
  ): Pick<ExamView, 'koneksi' | 'putus_sejak_ms' | 'putus_selama_ms'> {
    const cut = this.#cut;
    if (cut === undefined) {
      const koneksi = unsent > 0 || !this.#met ? 'menyimpan' : 'tersambung';
      return { koneksi, putus_sejak_ms: null, putus_selama_ms: null };
    }
    return {
      koneksi: this.#refused || isDiskBehind ? 'gagal' : 'terputus',
      putus_sejak_ms: cut.wallMs,
      putus_selama_ms: Math.floor(this.#clock.monotonicMs() - cut.monotonicMs),
    };
  }
}
