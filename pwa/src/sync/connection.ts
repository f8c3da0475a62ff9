import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Outcome } from './exchange-batch.ts';
import type { ExamView } from './exam-session.ts';

/** What the last exchanges say about the way to the server. */
export class Connection {
  readonly #clock: Clock;
  #cut: { wallMs: number; monotonicMs: number } | undefined;
  #refused = false;
  #met: boolean;

  /** `met`: the server answered a moment ago. */
  constructor(clock: Clock, met: boolean) {
    this.#clock = clock;
    this.#met = met;
  }

  note(outcome: Outcome): void {
    this.#refused = outcome.jenis === 'tolak';
    if (outcome.jenis === 'sampai') {
      this.#met = true;
      this.#cut = undefined;
    } else this.#cut ??= { wallMs: this.#clock.nowMs(), monotonicMs: this.#clock.monotonicMs() };
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
