import { addressRange } from '@spmb/shared/kernel/address-range.ts';
import {
  perangkatGladiMax,
  type JawabanLapor,
  type LaporGladi,
  type PerangkatGladi,
} from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { judgeJaringan } from '@spmb/shared/gladi-bersih/judge-jaringan.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { newId } from '../../../db/new-id.ts';

/** A server that is held up longer than this, once in twenty times, answers late whatever the network does. */
const busyMs = 250;
/** So long after the word all devices load the sheet at once: every device has heard it by then. */
const togetherInMs = 10_000;

/** The devices that have joined a rehearsal, and what they report of their network. */
export class GladiDevices {
  readonly #clock: Clock;
  readonly #rooms: readonly string[];
  readonly #endMs: number;
  readonly #devices = new Map<string, PerangkatGladi>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #together: { nomor: number; atMs: number } | undefined;

  /** `rooms`: where devices are awaited; `endMs`: when the rehearsal is over. */
  constructor(clock: Clock, rooms: readonly string[], endMs: number) {
    this.#clock = clock;
    this.#rooms = rooms;
    this.#endMs = endMs;
  }

  /** Measures from now on how long the server itself is held up, until `leaveServer`. */
  watchServer(): void {
    this.#delay.enable();
  }

  leaveServer(): void {
    this.#delay.disable();
  }

  /** How well each room's network carries what its devices send. */
  judge() {
    return judgeJaringan({
      devices: [...this.#devices.values()],
      ruang: this.#rooms,
      nowMs: Math.min(this.#clock.nowMs(), this.#endMs),
      isServerBusy: this.#delay.percentile(95) / 1e6 > busyMs,
    });
  }

  /** Answers the id of a device that joins; refuses one too many. */
  add(ruang: string, address: string): string {
    if (this.#devices.size >= perangkatGladiMax)
      throw new Refusal('Gladi ini sudah penuh: 2.000 perangkat. Tanyakan ke panitia.');
    const nowMs = this.#clock.nowMs();
    const id = newId(nowMs);
    this.#devices.set(id, {
      id,
      ruang,
      rentang: addressRange(address),
      masuk_ms: nowMs,
      kontak_ms: nowMs,
      muat_ms: null,
      terkirim: 0,
      gagal: 0,
      bolak_balik_ms: [],
      serentak: null,
      gelap: false,
    });
    return id;
  }

  /** Takes over what a device reports, and tells it what comes. */
  note(id: string, news: Omit<LaporGladi, 'kode' | 'perangkat_id'>): JawabanLapor {
    const known = this.#devices.get(id);
    if (!known) throw new Refusal('Perangkat ini tidak dikenal. Muat ulang halaman ini.');
    const nowMs = this.#clock.nowMs();
    Object.assign(known, news, { kontak_ms: nowMs });
    const together = this.#together;
    return {
      selesai: nowMs >= this.#endMs,
      serentak: together ? { nomor: together.nomor, dalam_ms: together.atMs - nowMs } : null,
    };
  }

  /** Lets all devices load the sheet at one moment. */
  loadTogether(): void {
    this.#together = {
      nomor: (this.#together?.nomor ?? 0) + 1,
      atMs: this.#clock.nowMs() + togetherInMs,
    };
  }
}
