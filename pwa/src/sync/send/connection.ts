import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Outcome } from './exchange-batch.ts';
import type { ExamView } from '../ports/exam-session.ts';

/** A request without an answer for this long is taken for one into a network that swallows all; it is still waited for. */
const slowMs = 5_000;

interface Moment {
  wallMs: number;
  monotonicMs: number;
}

/** What the last exchanges say about the way to the server. */
export class Connection {
  readonly #clock: Clock;
  #cut: Moment | undefined;
  /** When the request set out that is waited for. */
  #asked: Moment | undefined;
  #refused = false;
  #met: boolean;
  /** The server's clock minus the monotonic one here. */
  #aheadMs: number | undefined;

  /** `met`: the server answered a moment ago. */
  constructor(clock: Clock, met: boolean) {
    this.#clock = clock;
    this.#met = met;
  }

  /** A request sets out. */
  ask(): void {
    this.#asked = this.#now();
  }

  note(outcome: Outcome): void {
    this.#refused = outcome.jenis === 'tolak';
    if (outcome.jenis === 'sampai') {
      this.#met = true;
      this.#aheadMs = outcome.answer.server_ms - this.#clock.monotonicMs();
      this.#cut = undefined;
    } else this.#cut ??= this.#asked ?? this.#now();
    this.#asked = undefined;
  }

  /** Nothing answers; a server that refuses is there. */
  get isCut(): boolean {
    return this.#cut !== undefined && !this.#refused;
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
    const silentMs = Math.floor(this.#clock.monotonicMs() - ((cut ?? this.#asked)?.monotonicMs ?? Infinity));
    if (cut === undefined) {
      // What is on no disk is called safe by nobody, and has not failed either.
      const isSilent = silentMs >= slowMs && !isDiskBehind;
      const koneksi = isSilent ? 'terputus' : unsent > 0 || !this.#met ? 'menyimpan' : 'tersambung';
      return { koneksi, putus_sejak_ms: null, putus_selama_ms: isSilent ? silentMs : null };
    }
    return {
      koneksi: this.#refused || isDiskBehind ? 'gagal' : 'terputus',
      putus_sejak_ms: cut.wallMs,
      putus_selama_ms: silentMs,
    };
  }

  #now(): Moment {
    return { wallMs: this.#clock.nowMs(), monotonicMs: this.#clock.monotonicMs() };
  }
}
